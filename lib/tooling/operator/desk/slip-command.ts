import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls } from '#lib/contract/index.ts';
import { parseOrderNumber, parseText } from './command-arguments.ts';
import type { OpenDesk, WriteFile } from './desk.ts';
import { saveFile } from './save-file.ts';

/** Adds the command that saves a packing slip; `write` writes the file. */
export function addSlipCommand(program: CommandUnknownOpts, openDesk: OpenDesk, write: WriteFile): void {
  program
    .command('slip')
    .description('saves the packing slip of an order as a new PDF file, for the parcel')
    .argument('<ORDER>', 'number of the order', parseOrderNumber)
    .option('--out <FILE>', 'name of the file; packing-slip-ORDER.pdf unless given', parseText)
    .action(async (OrderNumber, { out }) => {
      const { call, report } = openDesk();
      const { FileName, ContentBase64 } = await call(calls.packingSlipPdf, { OrderNumber });
      const path = out ?? FileName;
      await saveFile(write, path, ContentBase64);
      report({ path }, () => [`Written to ${path}.`]);
    });
}
