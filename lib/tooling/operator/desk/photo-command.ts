import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls } from '#lib/contract/index.ts';
import { parseText, unescaped } from './command-arguments.ts';
import type { OpenDesk, WriteFile } from './desk.ts';
import { saveFile } from './save-file.ts';

/** Adds the command that saves a shopper's photo; `write` writes the file. */
export function addPhotoCommand(program: CommandUnknownOpts, openDesk: OpenDesk, write: WriteFile): void {
  program
    .command('photo')
    .description('saves a photo that a shopper sent with a review, return or service request as a new file')
    .argument('<ID>', 'as "return", "service" and "reviews" print it', unescaped)
    .option('--out <FILE>', 'name of the file; ID.webp unless given', parseText)
    .action(async (PhotoId, { out: path = `${PhotoId}.webp` }) => {
      const { call, report } = openDesk();
      const { ContentBase64 } = await call(calls.operatorPhoto, { PhotoId });
      await saveFile(write, path, ContentBase64);
      report({ path }, () => [`Written to ${path}.`]);
    });
}
