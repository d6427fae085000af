import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { canonicalMobile } from '#lib/shared/mobile.ts';
import type { Database } from '../../core/db/schema.ts';
import { likePattern, type OrderSearch, readOrderSearch } from '../rules/order-search.ts';

/** A search that finds more orders than this by words is answered by looking at one order after the other. */
const FEW = 1000;

type Where = ExpressionBuilder<Database, 'orders'>;

/**
 * What orders a search text means: by their number or that of a return, the AWB of a parcel, a hallmark or serial number, the
 * mobile of the account, or words that all occur in one item's title or in the names and pincode of the address. Few orders are
 * named by their numbers. Of more than `few` a page would need only the first, so that each is asked in the order of the list.
 */
export async function orderSearch(
  db: Kysely<Database>,
  text: string,
  few = FEW,
): Promise<(where: Where) => Expression<SqlBool>> {
  const search = readOrderSearch(text);
  if (!search) return (where) => where.lit(false);
  const exact = await exactlyFound(db, search, text);
  // Whoever types or scans a whole mark means its order, and no text that holds it.
  const wordy = exact.length > 0 ? [] : await foundByWords(db, search, few);
  const numbers = [...new Set([...exact, ...(wordy ?? [])])];
  const isNamed = (where: Where) => (numbers.length === 0 ? where.lit(false) : where('orders.number', 'in', numbers));
  return wordy ? isNamed : (where) => where.or([isNamed(where), holdsWords(where, search)]);
}

/** Numbers of orders that one of their marks names, which is in an index. */
async function exactlyFound(db: Kysely<Database>, { number }: OrderSearch, text: string): Promise<string[]> {
  const shipped = db
    .selectFrom('parcels')
    .select('order_number as number')
    .where(({ fn }) => fn<string>('upper', ['parcels.awb']), '=', number);
  const returned = db.selectFrom('returns').select('order_number as number').where('returns.number', '=', number);
  const marked = (column: 'line_pieces.huid' | 'line_pieces.serial') =>
    db
      .selectFrom('line_pieces')
      .innerJoin('order_lines', 'order_lines.id', 'line_pieces.line_id')
      .select('order_lines.order_number as number')
      .where(column, '=', number);
  const called = db
    .selectFrom('customers')
    .innerJoin('orders', 'orders.customer_id', 'customers.id')
    .select('orders.number')
    .where('customers.mobile', '=', canonicalMobile(text) ?? '');
  const numbered = db.selectFrom('orders').select('number').where('number', '=', number);
  const found = numbered.unionAll(shipped).unionAll(returned).unionAll(called);
  const rows = await found.unionAll(marked('line_pieces.huid')).unionAll(marked('line_pieces.serial')).execute();
  return rows.map((row) => row.number);
}

/** Numbers of the orders that hold the text; null if there are more than `few`. */
async function foundByWords(
  db: Kysely<Database>,
  { words, number }: OrderSearch,
  few: number,
): Promise<string[] | null> {
  const numbered = db
    .selectFrom('orders')
    .select('number')
    .where(holds('number', number))
    .limit(few + 1);
  const named = db
    .selectFrom('order_buyers')
    .select('order_number as number')
    .where((buyer) => buyer.and(words.map((word) => holds('search_text', word))))
    .limit(few + 1);
  const titled = db
    .selectFrom('order_lines')
    .select('order_number as number')
    .where((line) => line.and(words.map((word) => holds('search_text', word))))
    .limit(few + 1);
  const found: string[] = [];
  for (const query of [numbered, named, titled]) {
    found.push(...(await query.execute()).map((row) => row.number));
    if (found.length > few) return null;
  }
  return found;
}

function holdsWords(where: Where, { words, number }: OrderSearch): Expression<SqlBool> {
  const lines = where
    .selectFrom('order_lines')
    .select('order_lines.order_number')
    .whereRef('order_lines.order_number', '=', 'orders.number')
    .where((line) => line.and(words.map((word) => holds('order_lines.search_text', word))));
  const buyers = where
    .selectFrom('order_buyers')
    .select('order_buyers.order_number')
    .whereRef('order_buyers.order_number', '=', 'orders.number')
    .where((buyer) => buyer.and(words.map((word) => holds('order_buyers.search_text', word))));
  return where.or([holds('orders.number', number), where.exists(buyers), where.exists(lines)]);
}

function holds(column: string, word: string) {
  return sql<SqlBool>`${sql.ref(column)} like ${likePattern(word)} escape '\\'`;
}
