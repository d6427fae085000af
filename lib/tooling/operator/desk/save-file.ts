import { CommandError } from '../command-context.ts';
import type { WriteFile } from './desk.ts';

/** Writes a file of a call as a new file. Throws CommandError with what went wrong. */
export async function saveFile(write: WriteFile, path: string, contentBase64: string): Promise<void> {
  await write(path, Buffer.from(contentBase64, 'base64')).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${path} cannot be written (${errorText(error)}): name another file with --out.`);
  });
}

function errorText({ code }: NodeJS.ErrnoException): string {
  if (code === 'EEXIST') return 'the file already exists';
  return code === 'ENOENT' ? 'there is no such folder' : (code ?? 'no permission');
}
