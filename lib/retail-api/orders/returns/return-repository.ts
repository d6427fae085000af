import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { sum } from '../../core/sum.ts';
import { type OrderRow, readOrder } from '../order-repository.ts';
import { lockWithExchanged } from './exchanged-orders.ts';
import type { ReturnDocument, ReturnLineDocument } from './return-document.ts';
import { keepsItems } from './rules/return-steps.ts';
import type { Claim } from './rules/return-value.ts';

export type ReturnRow = Selectable<Database['returns']>;

/** A line of a return. `amount` in paise. */
export type StoredReturnLine = Selectable<Database['return_lines']> & ReturnLineDocument;

/** A return with its order, both locked. */
export interface LockedReturn {
  order: OrderRow;
  row: ReturnRow;
}

/** Any customer's return by its number. */
export async function findReturn(db: Kysely<Database>, number: string): Promise<ReturnRow | undefined> {
  return db.selectFrom('returns').selectAll().where('number', '=', number).executeTakeFirst();
}

/** A customer's own return by its number; undefined for somebody else's. */
export async function findOwnReturn(
  db: Kysely<Database>,
  number: string,
  customerId: string,
): Promise<ReturnRow | undefined> {
  return db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.number', 'returns.order_number')
    .selectAll('returns')
    .where('returns.number', '=', number)
    .where('orders.customer_id', '=', customerId)
    .executeTakeFirst();
}

/** Locks a return with its order, the orders that paid for it and its replacement order; undefined if there is none. */
export async function lockReturn(
  transaction: Transaction<Database>,
  number: string,
): Promise<LockedReturn | undefined> {
  const found = await findReturn(transaction, number);
  if (!found) return undefined;
  await lockWithExchanged(transaction, found.replacement_order ?? found.order_number);
  const order = await readOrder(transaction, found.order_number);
  const row = await findReturn(transaction, number);
  return order && row && { order, row };
}

/** The total price of the replacements for lines, in paise. */
export function replacementTotal(lines: readonly Pick<StoredReturnLine, 'replacement'>[]): number {
  return sum(lines.map(({ replacement }) => replacement?.price ?? 0));
}

/** The document of a return. */
export function readReturnDocument({ document }: Pick<ReturnRow, 'document'>): ReturnDocument {
  // Written by `open-return.ts` and the desk steps.
  return JSON.parse(document);
}

/** The lines of returns by return number, sorted by position in the order. */
export async function readReturnLines(
  db: Kysely<Database>,
  returns: readonly Pick<ReturnRow, 'number' | 'document'>[],
): Promise<Map<string, StoredReturnLine[]>> {
  if (returns.length === 0) return new Map();
  const rows = await db
    .selectFrom('return_lines')
    .innerJoin('order_lines', 'order_lines.id', 'return_lines.line_id')
    .selectAll('return_lines')
    .where(
      'return_number',
      'in',
      returns.map(({ number }) => number),
    )
    .orderBy('order_lines.position')
    .execute();
  const documents = new Map(returns.map((row) => [row.number, readReturnDocument(row)]));
  return Map.groupBy(
    rows.map((row): StoredReturnLine => {
      const lineDocument = documents.get(row.return_number)?.lines[row.line_id];
      if (!lineDocument) throw new Error(`Return ${row.return_number} does not know its line.`);
      return { ...row, ...lineDocument };
    }),
    ({ return_number }) => return_number,
  );
}

/**
 * The items of an order claimed by returns that are neither refused, withdrawn nor sent back, by line; a line without
 * any is missing.
 */
export async function readClaims(db: Kysely<Database>, orderNumber: string): Promise<Map<string, Claim[]>> {
  const all = await db.selectFrom('returns').selectAll().where('order_number', '=', orderNumber).execute();
  const active = all.filter(({ state }) => keepsItems(state));
  const lines = [...(await readReturnLines(db, active)).values()].flat();
  return Map.groupBy(lines, ({ line_id }) => line_id);
}
