import { basename } from 'node:path';
import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { MAX_ROWS } from '#lib/contract/batch-vocabulary.ts';
import { calls, type DataOf, GATEWAYS, type RequestOf, SETTLEMENT_UNITS } from '#lib/contract/index.ts';
import { readList } from '#lib/shared/lists/read-list.ts';
import {
  isSettlementHeader,
  joinedImports,
  settlementBatches,
  settlementCells,
} from '#lib/shared/lists/settlement-batches.ts';
import { CommandError } from '../command-context.ts';
import { parseText } from './command-arguments.ts';
import { type Desk, type OpenDesk, RefusedCallError } from './desk.ts';
import { columns, formatWireRupees } from './text-columns.ts';
import { visibleLine } from './visible-text.ts';

type Imported = DataOf<typeof calls.importSettlements>;
type Request = RequestOf<typeof calls.importSettlements>;

/** Reads a text file; rejects with the error of the system. */
export type ReadFile = (path: string) => Promise<string>;

/** Differences and refused rows that are printed. */
const PRINTED = 20;

/** Adds `settlements import`, which sends a gateway's settlement report; `read` reads the file. */
export function addSettlementCommands(program: CommandUnknownOpts, openDesk: OpenDesk, read: ReadFile): void {
  program
    .command('settlements')
    .description('imports a gateway\'s settlement report; "report settlements" prints what it says')
    .command('import')
    .description('stores the lines of the report once each, compared with the payments and refunds of the store')
    .argument('<FILE>', "the gateway's export, or the columns of docs/operate/reports.md: CSV, TSV or JSON", parseText)
    .addOption(new Option('--gateway <NAME>', 'the gateway').choices(GATEWAYS).makeOptionMandatory())
    .addOption(
      new Option('--unit <UNIT>', 'of the amounts; exports of an API may be in paise')
        .choices(SETTLEMENT_UNITS)
        .default('rupees'),
    )
    .option('--replace', 'replaces lines that were stored with other figures, such as in a wrong unit')
    .option('--dry-run', 'checks and compares every row; stores nothing')
    .action(async (file, { gateway: Gateway, unit: Unit, replace: Replace = false, dryRun = false }) => {
      const desk = openDesk();
      const text = await read(file).catch((error: NodeJS.ErrnoException) => {
        throw new CommandError(`${file} cannot be read (${error.code}).`);
      });
      const { rows } = readList(text, file, isSettlementHeader);
      const note = visibleLine(basename(file)).slice(0, 80);
      const fields = { Gateway, Unit, Replace, Note: note, Operator: desk.by };
      const send = async (DryRun: boolean) => {
        const parts: Imported[] = [];
        for (const part of settlementBatches(rows, MAX_ROWS)) {
          const Rows = part.map(settlementCells);
          const lines = part.map(({ line }) => line);
          parts.push(await sendPart(desk, { ...fields, Rows, DryRun }, lines));
        }
        const [first, ...others] = parts;
        if (!first) throw new CommandError('The file has no rows.');
        return joinedImports(first, others);
      };
      // All rows are checked before the first is stored.
      const checked = await send(true);
      const result = dryRun ? checked : await send(false);
      desk.report(result, () => importedLines(result, dryRun));
    });
}

/** Sends rows; names the lines of the file that are refused. */
async function sendPart(desk: Desk, request: Request, lines: readonly number[]): Promise<Imported> {
  try {
    return await desk.call(calls.importSettlements, request);
  } catch (error) {
    const rows =
      error instanceof RefusedCallError && error.failure.reason === 'invalid' ? error.failure.rows : undefined;
    if (!rows) throw error;
    const refused = rows.map(({ Row, Field, Message }) => `line ${lines[Row - 1]}, ${Field}: ${Message}`);
    const more = refused.length > PRINTED ? [`and ${refused.length - PRINTED} more`] : [];
    // The check before found nothing, so that another import, or a row of an earlier call, came in between.
    const stored = request.DryRun
      ? 'Nothing was stored.'
      : 'Not all rows were stored. Mend the file and import it again: what is stored counts once.';
    throw new CommandError([stored, ...refused.slice(0, PRINTED), ...more].join('\n'));
  }
}

function importedLines(imported: Imported, dryRun: boolean): string[] {
  const { Added, Known, Replaced, NotYet, Differences, Matched } = imported;
  return [
    `${dryRun ? 'New' : 'Stored'}: ${Added}. Stored before: ${Known}. Not settled yet: ${NotYet}.`,
    ...(Replaced > 0 ? [`Replaced: ${Replaced}.`] : []),
    ...columns([
      ['Payments', String(imported.Payments), formatWireRupees(imported.Paid)],
      ['Refunds', String(imported.Refunds), formatWireRupees(imported.Refunded)],
      ['Adjustments', String(imported.Adjustments), formatWireRupees(imported.Adjusted)],
      ['Fees', '', formatWireRupees(imported.Fee)],
      ['GST on fees', '', formatWireRupees(imported.Tax)],
      ['To the bank', '', formatWireRupees(imported.Net)],
    ]),
    `Lines that match: ${Matched}. Lines that do not: ${Differences.length}.`,
    ...columns(
      Differences.slice(0, PRINTED).map(({ Result, Kind, EntityId, Amount, Recorded, OrderNumber }) => [
        Result,
        Kind,
        EntityId,
        formatWireRupees(Amount),
        Recorded === null ? '' : `the store has ${formatWireRupees(Recorded)}`,
        OrderNumber,
      ]),
    ),
    ...(Differences.length > PRINTED ? ['and more; "report settlements --differences" has all'] : []),
    ...(dryRun ? ['Nothing was stored.'] : []),
  ];
}
