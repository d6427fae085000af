import { createHash, randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { MAX_ROWS } from '#lib/contract/batch-vocabulary.ts';
import type { Terminal } from '#lib/shared/command-line.ts';
import type { OperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { CommandError } from '../command-context.ts';
import { visibleLine } from '../desk/visible-text.ts';
import { type ListKind, type Refusal, refusedRowsOf, type SentRows } from './list-kind.ts';
import { type ParsedRow, parseList } from './parse-list.ts';
import { formatReport } from './report.ts';

/** The environment that sending a list needs. */
export interface ListContext extends Terminal {
  client: OperatorClient;
  /** The staff member. */
  by: string;
  readText(path: string): Promise<string>;
  writeText(path: string, text: string): Promise<void>;
}

interface ListOptions {
  file: string;
  dryRun: boolean;
  /** The file for the report; empty for `FILE.refused.tsv`, which is written only if anything is refused. */
  report: string;
  /** Whether the same file, as long as it is not changed, counts once. */
  once: boolean;
}

/** Lines of a report that are printed. */
const PRINTED = 20;

/**
 * Sends a list: first every row is checked, then all are saved, or none if any is refused. Returns exit code 0, or 1 for
 * refusals. Throws CommandError where the list or a call fails.
 */
export async function sendList<Row>(kind: ListKind<Row>, options: ListOptions, context: ListContext): Promise<0 | 1> {
  const { file, dryRun } = options;
  const text = await context.readText(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${file} cannot be read (${error.code}).`);
  });
  const { rows, total, refusals, above, ignored, columnOf } = parseList(text, file, kind);
  if (above > 0) context.warn(`Left out: ${above === 1 ? 'the line' : `the ${above} lines`} above the header.`);
  if (ignored.length > 0) context.warn(`Ignored: the columns ${ignored.join(', ')}.`);
  const batches = batchesOf(rows, kind);
  const checked: Checked[] = [];
  for (const [index, batch] of batches.entries()) {
    const reply = await send(kind, batch, { ...options, dryRun: true, key: randomUUID() }, context);
    const refused = refusedRowsOf(reply);
    if (!reply.ok && !refused) throw new CommandError(reply.message);
    for (const { Row, Field, Message } of refused ?? []) {
      const { line = 0, row } = batch[Row - 1] ?? {};
      refusals.push({ line, id: row === undefined ? '' : kind.idOf(row), column: columnOf(Field), message: Message });
    }
    if (reply.ok) checked.push(...checkedRows(kind, batch, reply.data, index));
    progress('Checked', batches, batch, context);
  }
  refusals.push(...contradictions(checked, columnOf(kind.required[0] ?? '')));
  if (refusals.length > 0) return refuse(refusals, total, options, context);
  if (dryRun) {
    await printChecked(checked, options, context);
    return 0;
  }
  const saved = new Map<string, number>();
  let done = 0;
  for (const [index, batch] of batches.entries()) {
    const key = options.once ? onceKey(text, index) : randomUUID();
    const reply = await send(kind, batch, { ...options, key }, context);
    if (!reply.ok) throw new CommandError(`${reply.message} ${done} of ${rows.length} rows were saved before.`);
    for (const { count, text: what } of reply.data.counts) saved.set(what, (saved.get(what) ?? 0) + count);
    done += batch.length;
    progress('Saved', batches, batch, context);
  }
  context.print(
    ['Rows that were saved', ...saved.keys()].map((what) => `${what}: ${saved.get(what) ?? done}.`).join(' '),
  );
  return 0;
}

/** The rows in calls; those about the same thing stay together. */
function batchesOf<Row>(rows: readonly ParsedRow<Row>[], kind: ListKind<Row>): ParsedRow<Row>[][] {
  const batches: ParsedRow<Row>[][] = [];
  for (const group of Map.groupBy(rows, ({ row }) => kind.idOf(row)).values()) {
    const current = batches.at(-1);
    if (group.length > MAX_ROWS) throw new CommandError(`More than ${MAX_ROWS} rows are about the same product.`);
    if (current && current.length + group.length <= MAX_ROWS) current.push(...group);
    else batches.push([...group]);
  }
  return batches;
}

function send<Row>(
  kind: ListKind<Row>,
  batch: readonly ParsedRow<Row>[],
  { file, dryRun, key }: ListOptions & { key: string },
  { client, by }: ListContext,
) {
  const rows = batch.map(({ row }) => row);
  const note = visibleLine(basename(file)).slice(0, 80);
  return kind.send(client, rows, { dryRun, idempotencyKey: key, note, by });
}

/** The same for the same file, so that what changes stock by a number of pieces is not done twice after a lost answer. */
function onceKey(text: string, batch: number): string {
  return `list-${createHash('sha256').update(`${batch}\n${text}`).digest('base64url').slice(0, 40)}`;
}

interface Checked {
  /** Which call it is in. */
  batch: number;
  line: number;
  id: string;
  subjects: readonly string[];
  text: string;
}

function checkedRows<Row>(
  kind: ListKind<Row>,
  rows: readonly ParsedRow<Row>[],
  sent: SentRows,
  batch: number,
): Checked[] {
  return sent.rows.flatMap(({ Row, subjects, text }) => {
    const parsed = rows[Row - 1];
    return parsed ? [{ batch, line: parsed.line, id: kind.idOf(parsed.row), subjects, text }] : [];
  });
}

/** Rows about what a row of an earlier call says something else of, by another name; within a call the API finds them. */
function contradictions(checked: readonly Checked[], column: string): Refusal[] {
  const first = new Map<string, Checked>();
  return checked.flatMap((row) => {
    const other = row.subjects.map((subject) => first.get(subject)).find((its) => its && its.batch !== row.batch);
    for (const subject of row.subjects) if (!first.has(subject)) first.set(subject, row);
    if (!other || other.text === row.text) return [];
    return [{ line: row.line, id: row.id, column, message: `is also named as ${other.id} in line ${other.line}` }];
  });
}

async function refuse(
  refusals: Refusal[],
  total: number,
  { file, report }: ListOptions,
  { print, warn, writeText }: ListContext,
): Promise<1> {
  refusals.sort((one, other) => one.line - other.line);
  for (const { line, id, column, message } of refusals.slice(0, PRINTED)) {
    warn(visibleLine(`line ${line}, ${column}${id === '' ? '' : ` (${id})`}: ${message}`));
  }
  const path = report || `${file}.refused.tsv`;
  await writeText(path, formatReport(['line', 'id', 'column', 'message'], refusals));
  const lines = new Set(refusals.map(({ line }) => line)).size;
  print(`${lines} of ${total} rows are refused, so nothing was saved; all of them are in ${path}.`);
  return 1;
}

async function printChecked(
  checked: readonly Checked[],
  { report }: ListOptions,
  { print, writeText }: ListContext,
): Promise<void> {
  for (const { id, text } of checked.slice(0, PRINTED)) print(visibleLine(`${id}: ${text}`));
  if (checked.length > PRINTED) print(`and ${checked.length - PRINTED} more`);
  if (report !== '') await writeText(report, formatReport(['line', 'id', 'text'], checked));
  print(`Valid rows: ${checked.length}. Nothing was saved.${report === '' ? '' : ` All of them are in ${report}.`}`);
}

/** Says how far it is, where a list takes several calls. */
function progress<Row>(
  verb: string,
  batches: readonly (readonly Row[])[],
  batch: readonly Row[],
  { warn }: ListContext,
): void {
  if (batches.length < 2) return;
  const total = batches.reduce((sum, { length }) => sum + length, 0);
  const done = batches.slice(0, batches.indexOf(batch) + 1).reduce((sum, { length }) => sum + length, 0);
  warn(`${verb} ${done} of ${total} rows.`);
}
