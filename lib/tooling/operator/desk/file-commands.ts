import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls } from '#lib/contract/index.ts';
import { errorCode } from '#lib/shared/error-code.ts';
import { CommandError } from '../command-context.ts';
import { parseOrderNumber, parseText, unescaped } from './command-arguments.ts';
import type { OpenDesk, WriteFile } from './desk.ts';
import { parcelIdOf } from './part-commands.ts';

/** The papers of a parcel, by the command that saves each. */
const PARCEL_PAPERS = {
  slip: { call: calls.packingSlipPdf, paper: 'packing slip', file: 'packing-slip-ORDER.pdf' },
  label: { call: calls.shippingLabelPdf, paper: '4 by 6 inch label', file: 'label-ORDER.pdf' },
} as const;

/** Adds the commands that save the papers of a parcel: packing slip and label; `write` writes the file. */
export function addPaperCommands(program: CommandUnknownOpts, openDesk: OpenDesk, write: WriteFile): void {
  for (const [name, { call: paperCall, paper, file }] of Object.entries(PARCEL_PAPERS)) {
    program
      .command(name)
      .description(`saves the ${paper} of an order as a new PDF file, for the parcel`)
      .argument('<ORDER>', 'number of the order', parseOrderNumber)
      .option('--parcel <AWB>', 'a parcel with a part of the order; all that is left unless given', parseText)
      .option('--out <FILE>', `name of the file; ${file} unless given`, parseText)
      .action(async (OrderNumber, { out, parcel }) => {
        const desk = openDesk();
        const { call, report } = desk;
        const ParcelId = parcel === undefined ? '' : await parcelIdOf(desk, OrderNumber, parcel);
        const { FileName, ContentBase64 } = await call(paperCall, { OrderNumber, ParcelId });
        const path = out ?? FileName;
        await saveFile(write, path, ContentBase64);
        report({ path }, () => [`Written to ${path}.`]);
      });
  }
}

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

/** Writes a file of a call as a new file. Throws CommandError with what went wrong. */
export async function saveFile(write: WriteFile, path: string, contentBase64: string): Promise<void> {
  await write(path, Buffer.from(contentBase64, 'base64')).catch((error: unknown) => {
    throw new CommandError(`${path} cannot be written (${errorText(error)}): name another file with --out.`);
  });
}

function errorText(error: unknown): string {
  const code = errorCode(error);
  if (code === 'EEXIST') return 'the file already exists';
  return code === 'ENOENT' ? 'there is no such folder' : (code ?? 'no permission');
}
