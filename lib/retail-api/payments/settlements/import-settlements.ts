import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { calls, Gateway, RefusedRow, RequestOf, SettlementUnit } from '#lib/contract/index.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { sum } from '../../core/sum.ts';
import { ADAPTERS } from '../adapters.ts';
import { SettlementCells, WrongSettlementCell } from './settlement-cells.ts';
import { isSameTransfer, readSettlementRow, type SettlementLine, settledId } from './settlement-line.ts';
import { storedLine } from './stored-line.ts';

type Rows = RequestOf<typeof calls.importSettlements>['Rows'];

/** A line, and its row counted from 1. */
interface NumberedLine {
  row: number;
  line: SettlementLine;
}

/** What the rows of a report are. */
interface ReadRows {
  lines: NumberedLine[];
  refused: RefusedRow[];
  /** Rows that are not settled yet. */
  notYet: number;
}

/**
 * Reads the rows of a gateway's report. A row that is there twice counts once, and is refused if it differs. Several rows
 * of one payment or refund in one settlement become one line.
 */
export function readSettlementRows(rows: Rows, gateway: Gateway, unit: SettlementUnit): ReadRows {
  const lines = new Map<string, NumberedLine>();
  const rowIdOf = (line: SettlementLine) => [line.lineId, line.settlementId || line.utr].join(' ');
  const read: Omit<ReadRows, 'lines'> = { refused: [], notYet: 0 };
  for (const [index, cells] of rows.entries()) {
    const row = index + 1;
    try {
      const line = readSettlementRow(new SettlementCells(cells, unit), ADAPTERS[gateway].readSettlement);
      const other = line && lines.get(rowIdOf(line));
      if (!line) read.notYet += 1;
      else if (!other) lines.set(rowIdOf(line), { row, line });
      else if (!isDeepStrictEqual(other.line, line))
        read.refused.push({ Row: row, Field: 'line_id', Message: `is that of row ${other.row}, with other figures` });
    } catch (error) {
      if (!(error instanceof WrongSettlementCell)) throw error;
      read.refused.push({ Row: row, Field: error.column, Message: error.message });
    }
  }
  return { ...read, lines: summed([...lines.values()]) };
}

/** One line for all rows of a payment or refund in a settlement, with the row of the first. */
function summed(lines: readonly NumberedLine[]): NumberedLine[] {
  const groups = Map.groupBy(lines, ({ line }) => settledId(line));
  return [...groups].flatMap(([id, [first, ...others]]) => {
    if (!first) return [];
    const line = sumOf([first, ...others].map((numbered) => numbered.line));
    return line ? [{ row: first.row, line: { ...line, lineId: id } }] : [];
  });
}

/** Lines as one, settled when the last of them was; undefined if there are none. */
function sumOf(lines: readonly SettlementLine[]): SettlementLine | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const total = (part: 'amount' | 'fee' | 'tax' | 'net') => sum(lines.map((line) => line[part]));
  return {
    ...first,
    amount: total('amount'),
    fee: total('fee'),
    tax: total('tax'),
    net: total('net'),
    settledAt: Math.max(...lines.map(({ settledAt }) => settledAt)),
  };
}

/** Whether a line says what is stored; reports may leave out the UTR, and name the moment less exactly. */
function isSameFigures(line: SettlementLine, stored: SettlementLine): boolean {
  if (line.utr !== stored.utr && line.utr !== '' && stored.utr !== '') return false;
  const figures = ({ amount, fee, tax, net }: SettlementLine) => [amount, fee, tax, net];
  return (
    isDeepStrictEqual(figures(line), figures(stored)) && dayInIndia(line.settledAt) === dayInIndia(stored.settledAt)
  );
}

/**
 * Tells new lines from those that are stored, from whatever report; one that is stored with other figures is to be replaced,
 * or refused. `outdated`: the ids under which replaced lines are stored.
 */
export async function newLines(
  transaction: Transaction<Database>,
  gateway: Gateway,
  lines: readonly NumberedLine[],
  replaces: boolean,
): Promise<{ fresh: SettlementLine[]; replaced: SettlementLine[]; outdated: string[]; refused: RefusedRow[] }> {
  const stored = new Map<string, SettlementLine[]>();
  for (const some of chunksOf(lines)) {
    const ids = [...new Set(some.map(({ line }) => line.entityId))];
    const rows = await transaction
      .selectFrom('settlement_lines')
      .selectAll()
      .where('gateway', '=', gateway)
      .where('entity_id', 'in', ids)
      .orderBy('line_id')
      .execute();
    for (const [id, own] of Map.groupBy(rows.map(storedLine), ({ entityId }) => entityId)) stored.set(id, own);
  }
  const fresh: SettlementLine[] = [];
  const replaced: SettlementLine[] = [];
  const outdated: string[] = [];
  const refused: RefusedRow[] = [];
  for (const { row, line } of lines) {
    const known = (stored.get(line.entityId) ?? []).filter((one) => isSameTransfer(one, line));
    const named = known.filter(({ lineId }) => lineId === line.lineId);
    const others = line.kind === 'adjustment' ? known.slice(0, 1) : known;
    const same = named.length > 0 ? named : others;
    const before = sumOf(same);
    if (!before) fresh.push(line);
    else if (isSameFigures(line, before)) continue;
    else if (replaces) {
      replaced.push(line);
      outdated.push(...same.map(({ lineId }) => lineId));
    } else refused.push({ Row: row, Field: 'line_id', Message: 'was imported before with other figures' });
  }
  return { fresh, replaced, outdated, refused };
}

/** Deletes stored lines, before others are stored in their place. */
export async function deleteLines(
  transaction: Transaction<Database>,
  gateway: Gateway,
  lineIds: readonly string[],
): Promise<void> {
  for (const ids of chunksOf(lineIds)) {
    await transaction
      .deleteFrom('settlement_lines')
      .where('gateway', '=', gateway)
      .where('line_id', 'in', ids)
      .execute();
  }
}

/** Stores lines. Those that another import stores at the same time are stored once. */
export async function storeLines(
  transaction: Transaction<Database>,
  gateway: Gateway,
  lines: readonly SettlementLine[],
  { now, by, note }: { now: number; by: string; note: string },
): Promise<void> {
  for (const some of chunksOf(lines)) {
    const values = some.map((line) => ({
      gateway,
      line_id: line.lineId,
      kind: line.kind,
      entity_id: line.entityId,
      amount: line.amount,
      fee: line.fee,
      tax: line.tax,
      net: line.net,
      settlement_id: line.settlementId,
      utr: line.utr,
      settled_at: line.settledAt,
      imported_at: now,
      imported_by: by,
      note,
    }));
    await transaction
      .insertInto('settlement_lines')
      .values(values)
      .onConflict((conflict) => conflict.columns(['gateway', 'line_id']).doNothing())
      .execute();
  }
}
