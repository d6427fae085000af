import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { calls, Gateway, RefusedRow, RequestOf, SettlementUnit } from '#lib/contract/index.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { ADAPTERS } from '../adapters.ts';
import { SettlementCells, WrongSettlementCell } from './settlement-cells.ts';
import { readSettlementRow, type SettlementLine } from './settlement-line.ts';
import { storedLine } from './settlement-rows.ts';

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

/** Reads the rows of a gateway's report. A row that is there twice counts once, and is refused if it differs. */
export function readSettlementRows(rows: Rows, gateway: Gateway, unit: SettlementUnit): ReadRows {
  const lines = new Map<string, NumberedLine>();
  const read: Omit<ReadRows, 'lines'> = { refused: [], notYet: 0 };
  for (const [index, cells] of rows.entries()) {
    const row = index + 1;
    try {
      const line = readSettlementRow(new SettlementCells(cells, unit), ADAPTERS[gateway].readSettlement);
      const other = line && lines.get(line.lineId);
      if (!line) read.notYet += 1;
      else if (!other) lines.set(line.lineId, { row, line });
      else if (!isDeepStrictEqual(other.line, line))
        read.refused.push({ Row: row, Field: 'line_id', Message: `is that of row ${other.row}, with other figures` });
    } catch (error) {
      if (!(error instanceof WrongSettlementCell)) throw error;
      read.refused.push({ Row: row, Field: error.column, Message: error.message });
    }
  }
  return { ...read, lines: [...lines.values()] };
}

/** Tells new lines from those that are stored; one that is stored with other figures is to be replaced, or refused. */
export async function newLines(
  transaction: Transaction<Database>,
  gateway: Gateway,
  lines: readonly NumberedLine[],
  replaces: boolean,
): Promise<{ fresh: SettlementLine[]; replaced: SettlementLine[]; refused: RefusedRow[] }> {
  const stored = new Map<string, SettlementLine>();
  for (const some of chunksOf(lines)) {
    const ids = some.map(({ line }) => line.lineId);
    const rows = await transaction
      .selectFrom('settlement_lines')
      .selectAll()
      .where('gateway', '=', gateway)
      .where('line_id', 'in', ids)
      .execute();
    for (const row of rows) stored.set(row.line_id, storedLine(row));
  }
  const fresh: SettlementLine[] = [];
  const replaced: SettlementLine[] = [];
  const refused: RefusedRow[] = [];
  for (const { row, line } of lines) {
    const before = stored.get(line.lineId);
    if (!before) fresh.push(line);
    else if (isDeepStrictEqual(before, line)) continue;
    else if (replaces) replaced.push(line);
    else refused.push({ Row: row, Field: 'line_id', Message: 'was imported before with other figures' });
  }
  return { fresh, replaced, refused };
}

/** Deletes stored lines, before others are stored in their place. */
export async function deleteLines(
  transaction: Transaction<Database>,
  gateway: Gateway,
  lines: readonly SettlementLine[],
): Promise<void> {
  for (const some of chunksOf(lines)) {
    const ids = some.map(({ lineId }) => lineId);
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
