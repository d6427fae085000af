import { calls } from '#lib/contract/index.ts';
import { CommandError, UsageError } from '../command-context.ts';
import type { DeskCommand, WriteFile } from './desk.ts';

/** Creates the command that saves a shopper's photo; `write` writes the file. */
export function photoCommand(write: WriteFile): DeskCommand {
  return {
    usage: 'photo ID [--out FILE.webp]',
    description: 'saves a photo that a shopper sent with a review or return as a new file; ID.webp unless you name it',
    options: ['out'],
    async run({ call, report }, [PhotoId], { values }) {
      if (PhotoId === undefined) throw new UsageError('Which photo? "return" and "reviews" print their ids.');
      const path = values.out ?? `${PhotoId}.webp`;
      const { ContentBase64 } = await call(calls.operatorPhoto, { PhotoId });
      await write(path, Buffer.from(ContentBase64, 'base64')).catch((error: NodeJS.ErrnoException) => {
        throw new CommandError(`${path} cannot be written (${errorText(error)}): name another file with --out.`);
      });
      report({ path }, () => [`Written to ${path}.`]);
    },
  };
}

function errorText({ code }: NodeJS.ErrnoException): string {
  if (code === 'EEXIST') return 'the file already exists';
  return code === 'ENOENT' ? 'there is no such folder' : (code ?? 'no permission');
}
