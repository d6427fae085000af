import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { calls, type RetailCall, toWire } from '#lib/contract/index.ts';
import { dayInIndia, INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';
import type { CallProblem, CallResult } from './retail-api.ts';

/** A file as it is sent to the browser. */
interface CallFile {
  name: string;
  type: 'application/pdf' | 'text/csv; charset=utf-8' | 'application/json';
  content: Buffer<ArrayBuffer>;
  /** Whether the browser may show it, and not only save it. */
  inline: boolean;
}

type MakeCall = (call: RetailCall, fields: Record<string, unknown>) => Promise<CallResult>;
type FileResult = { ok: true; file: CallFile } | { ok: false; problem: CallProblem };

const document = z.object({ FileName: z.string(), ContentBase64: z.string() });
const rows = z.object({
  Rows: z.array(z.record(z.string(), z.unknown())),
  More: z.boolean().default(false),
  /** Where the next page begins, of a call that says so itself. */
  Next: z.string().nullish(),
});
type Row = z.output<typeof rows>['Rows'][number];

/** The calls whose rows are downloaded as CSV, and the column of the last row after which the next page begins. */
const TABLES: ReadonlyMap<string, string> = new Map([
  ...[
    calls.salesReport,
    calls.stockReport,
    calls.warehouseReport,
    calls.taxRegister,
    calls.visitReport,
    calls.errorReport,
    calls.supportReport,
  ].map(({ name }) => [name, 'SKU'] as const),
  [calls.catalogueImportReport.name, 'Number'],
  [calls.settlementReport.name, 'LineId'],
  [calls.settlementLines.name, 'LineId'],
]);

/** Whether a call's answer can be downloaded. */
export function isFileCall({ name, data }: RetailCall): boolean {
  return TABLES.has(name) || name === calls.gstr1Report.name || hasDocument(data);
}

const hasDocument = (data: z.ZodType) =>
  data instanceof z.ZodObject && 'ContentBase64' in data.shape && 'FileName' in data.shape;

/** Makes a call and turns its answer into a file: a PDF as it is, rows as CSV, the tax return as JSON. */
export async function callFile(call: RetailCall, fields: Record<string, unknown>, make: MakeCall): Promise<FileResult> {
  if (TABLES.has(call.name)) return tableFile(call, fields, make);
  const result = await make(call, fields);
  if (!result.ok) return result;
  const pdf = document.safeParse(result.data);
  if (pdf.success && hasDocument(call.data)) {
    const content = Buffer.from(pdf.data.ContentBase64, 'base64');
    return { ok: true, file: { name: pdf.data.FileName, type: 'application/pdf', content, inline: true } };
  }
  const content = Buffer.from(`${JSON.stringify(toWire(call.data, result.data), null, 2)}\n`);
  return { ok: true, file: { name: fileName(call, fields, 'json'), type: 'application/json', content, inline: false } };
}

async function tableFile(call: RetailCall, fields: Record<string, unknown>, make: MakeCall): Promise<FileResult> {
  const all: Row[] = [];
  let asked = fields;
  for (;;) {
    const result = await make(call, asked);
    if (!result.ok) return result;
    const page = rows.parse(toWire(call.data, result.data));
    all.push(...page.Rows);
    const last = page.Rows.at(-1);
    const after = page.Next ?? (page.More ? last?.[TABLES.get(call.name) ?? ''] : undefined);
    if (after === undefined) break;
    asked = { ...fields, After: after };
  }
  const content = Buffer.from(csvOf(call, all));
  return {
    ok: true,
    file: { name: fileName(call, fields, 'csv'), type: 'text/csv; charset=utf-8', content, inline: false },
  };
}

/** The names of the columns of a call's rows, which a file without rows has, too. */
function columnsOf({ data }: RetailCall): string[] {
  const list = data instanceof z.ZodObject ? data.shape.Rows : undefined;
  return list instanceof z.ZodArray && list.element instanceof z.ZodObject ? Object.keys(list.element.shape) : [];
}

/**
 * Rows as CSV with a header. A text that a spreadsheet would take for a formula is written so that it does not; numbers stay
 * numbers.
 */
export function csvOf(call: RetailCall, all: readonly Row[]): string {
  const columns = columnsOf(call);
  const cells = all.map((row) => columns.map((name) => cellOf(name, row[name])));
  return stringify([columns, ...cells], { escape_formulas: true, record_delimiter: '\r\n', cast: { number: String } });
}

function cellOf(name: string, value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'number') return String(value);
  return name.endsWith('At') ? new Date(value + INDIA_AHEAD_MS).toISOString().slice(0, 16).replace('T', ' ') : value;
}

function fileName({ name }: RetailCall, fields: Record<string, unknown>, ending: string): string {
  const words = [
    name,
    ...['Gateway', 'By', 'Month', 'Day', 'SettlementId', 'Utr'].flatMap((field) =>
      typeof fields[field] === 'string' && fields[field] !== '' ? [fields[field]] : [],
    ),
  ];
  const day = words.length === 1 ? [dayInIndia(Date.now())] : [];
  return `${[...words, ...day].join('-').replaceAll(/[^A-Za-z0-9-]/g, '')}.${ending}`;
}
