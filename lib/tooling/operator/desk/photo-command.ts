import { calls } from '#lib/contract/index.ts';
import { Failed, Misused } from '../tool-world.ts';
import type { WriteFile } from './commands.ts';
import type { DeskCommand } from './desk.ts';

/** A photo of a shopper as a file; `write` puts its bytes where they belong. */
export function photoCommand(write: WriteFile): DeskCommand {
  return {
    usage: 'photo ID [--out FILE.webp]',
    about: 'saves a photo that a shopper sent with a review or return as a new file; ID.webp unless you name it',
    options: ['out'],
    async run({ ask, tell }, [PhotoId], { values }) {
      if (PhotoId === undefined) throw new Misused('Which photo? "return" and "reviews" print their ids.');
      const path = values.out ?? `${PhotoId}.webp`;
      const { ContentBase64 } = await ask(calls.operatorPhoto, { PhotoId });
      await write(path, Buffer.from(ContentBase64, 'base64')).catch((error: NodeJS.ErrnoException) => {
        throw new Failed(`${path} cannot be written (${whyNot(error)}): name another file with --out.`);
      });
      tell({ path }, () => [`Written to ${path}.`]);
    },
  };
}

function whyNot({ code }: NodeJS.ErrnoException): string {
  if (code === 'EEXIST') return 'the file already exists';
  return code === 'ENOENT' ? 'there is no such folder' : (code ?? 'no permission');
}
