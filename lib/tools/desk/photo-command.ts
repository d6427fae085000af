import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls } from '#lib/contract/index.ts';
import { Failed } from '../tool-world.ts';
import type { OpenDesk } from './desk.ts';
import { asTyped, text } from './desk-arguments.ts';

/** Writes a file that is not there yet; rejects with the error of the system. */
export type WriteFile = (path: string, bytes: Uint8Array) => Promise<void>;

/** Adds the command that saves a photo of a shopper; `write` puts its bytes where they belong. */
export function addPhotoCommand(program: CommandUnknownOpts, openDesk: OpenDesk, write: WriteFile): void {
  program
    .command('photo')
    .description('saves a photo that a shopper sent with a review or return as a new file')
    .argument('<ID>', 'as "return" and "reviews" print it', asTyped)
    .option('--out <FILE>', 'name of the file; ID.webp unless given', text)
    .action(async (PhotoId, { out: path = `${PhotoId}.webp` }) => {
      const { ask, tell } = openDesk();
      const { ContentBase64 } = await ask(calls.operatorPhoto, { PhotoId });
      await write(path, Buffer.from(ContentBase64, 'base64')).catch((error: NodeJS.ErrnoException) => {
        throw new Failed(`${path} cannot be written (${whyNot(error)}): name another file with --out.`);
      });
      tell({ path }, () => [`Written to ${path}.`]);
    });
}

function whyNot({ code }: NodeJS.ErrnoException): string {
  if (code === 'EEXIST') return 'the file already exists';
  return code === 'ENOENT' ? 'there is no such folder' : (code ?? 'no permission');
}
