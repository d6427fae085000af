import { MAX_ROWS } from '#lib/contract/batch-vocabulary.ts';
import type { SettlementUnit } from '#lib/contract/settlement-vocabulary.ts';
import type { Gateway } from '#lib/contract/vocabulary.ts';
import { readList, UnreadableListError } from '#lib/shared/lists/read-list.ts';
import {
  isSettlementHeader,
  joinedImports,
  settlementBatches,
  settlementCells,
} from '#lib/shared/lists/settlement-batches.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { type CallData, type CallName, type CallRequest, callShop } from '../../api/call.ts';
import { rowProblems } from '../../parts/row-problems.ts';

const MAX_BYTES = 20 * MEGABYTE;
const MAX_NOTE_LENGTH = 80;

export type ImportedReport = CallData<'ImportSettlements'>;

/** A report to import, and how its amounts are read. */
export interface ReportChoice {
  file: File;
  gateway: Gateway;
  unit: SettlementUnit;
  /** Whether lines that are stored with other figures are replaced. */
  replaces: boolean;
}

/** Rows that were refused, by the lines of the file. `stored`: whether rows before them were stored. */
export class RefusedReportError extends Error {
  readonly lines: readonly string[];
  readonly stored: boolean;

  constructor(lines: readonly string[], stored: boolean) {
    super('Rows of the report are refused.');
    this.lines = lines;
    this.stored = stored;
  }
}

type MakeCall = <Name extends CallName>(name: Name, request: CallRequest<Name>) => Promise<CallData<Name>>;

/**
 * Checks a report, or stores its lines once. Throws UnreadableListError where the file is no list, RefusedReportError where
 * rows cannot be used, and CallError.
 */
export async function importReport(
  { file, gateway, unit, replaces }: ReportChoice,
  isDry: boolean,
  call: MakeCall = callShop,
): Promise<ImportedReport> {
  const { rows } = readList(await textOf(file), file.name, isSettlementHeader);
  const answers: ImportedReport[] = [];
  for (const batch of settlementBatches(rows, MAX_ROWS)) {
    const request = {
      Gateway: gateway,
      Unit: unit,
      Rows: batch.map(settlementCells),
      DryRun: isDry,
      Replace: replaces,
      Note: file.name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').slice(0, MAX_NOTE_LENGTH),
    };
    const answer = await call('ImportSettlements', request).catch((error: unknown) => {
      const refused = [...rowProblems(error)].map(([at, text]) => `Line ${batch[at]?.line}, ${text}`);
      throw refused.length > 0 ? new RefusedReportError(refused, !isDry && answers.length > 0) : error;
    });
    answers.push(answer);
  }
  const [first, ...others] = answers;
  if (!first) throw new UnreadableListError(`${file.name} has no rows.`);
  return joinedImports(first, others);
}

async function textOf(file: File): Promise<string> {
  if (file.size > MAX_BYTES)
    throw new UnreadableListError(`${file.name} is larger than 20 MB. Import the report month by month.`);
  const text = await file.text();
  if (text.includes('\0') || text.startsWith('PK'))
    throw new UnreadableListError(`${file.name} is a workbook or a zip file. Save its sheet as CSV, and import that.`);
  return text;
}
