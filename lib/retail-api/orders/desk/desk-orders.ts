import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { OPEN_ORDER_STATES, type OrderState } from '#lib/contract/index.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { canonicalMobile } from '#lib/shared/mobile.ts';
import type { Database } from '../../core/db/schema.ts';
import { type OrderRow, readOrderDocument } from '../order-repository.ts';
import { likePattern, readOrderSearch } from '../rules/order-search.ts';
import { WITH_COURIER } from '../rules/order-steps.ts';

interface DeskQuery {
  /** Empty for any. */
  state: OrderState | '';
  /** Free text (`isMeant`); empty for any. */
  text: string;
  /** Only shipped orders past their promised day. */
  late: boolean;
  /** Only orders that are collected from this store; empty for all. */
  storeCode: string;
  skip: number;
  max: number;
  /** Epoch milliseconds. */
  now: number;
}

type Where = ExpressionBuilder<Database, 'orders'>;

/**
 * A page of all customers' orders that were ever confirmed, and of exchanges and orders of staff that are unpaid, with
 * the total: open ones first, oldest first, then the others, newest first.
 */
export async function readDeskOrders(
  db: Kysely<Database>,
  { skip, max, ...query }: DeskQuery,
): Promise<{ orders: OrderRow[]; count: number }> {
  const late = query.late ? await readLate(db, query.now) : null;
  const found = db.selectFrom('orders').where((where) => where.and(conditionsOf(where, query, late)));
  const counts = await found
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('state', 'in', OPEN_ORDER_STATES).as('open'),
    ])
    .executeTakeFirstOrThrow();
  const [count, openCount] = [Number(counts.all), Number(counts.open)];
  const open = found.where('state', 'in', OPEN_ORDER_STATES).selectAll().orderBy('placed_at').orderBy('number');
  const first = skip < openCount ? await open.offset(skip).limit(max).execute() : [];
  if (first.length === max || count === openCount) return { orders: first, count };
  const others = found.where('state', 'not in', OPEN_ORDER_STATES).selectAll().orderBy('placed_at', 'desc');
  const rest = await others
    .orderBy('number')
    .offset(Math.max(0, skip - openCount))
    .limit(max - first.length)
    .execute();
  return { orders: [...first, ...rest], count };
}

function conditionsOf(
  where: Where,
  { state, text, storeCode }: Pick<DeskQuery, 'state' | 'text' | 'storeCode'>,
  late: readonly string[] | null,
): Expression<SqlBool>[] {
  return [
    where.or([
      where('confirmed_at', 'is not', null),
      where.and([where('exchange_of', '!=', ''), where('state', '=', 'payment-pending')]),
      where.and([where('placed_by', '!=', ''), where('state', '=', 'payment-pending')]),
    ]),
    ...(state === '' ? [] : [where('state', '=', state)]),
    ...(text === '' ? [] : [isMeant(where, text)]),
    ...(storeCode === '' ? [] : [isCollectedFrom(where, storeCode)]),
    ...(late === null ? [] : [late.length === 0 ? where.lit(false) : where('number', 'in', late)]),
  ];
}

function isCollectedFrom(where: Where, storeCode: string): Expression<SqlBool> {
  const there = where.selectFrom('collections').select('order_number').where('store_code', '=', storeCode);
  return where('orders.number', 'in', there);
}

/** Numbers of the shipped orders past their promised day; few orders are with couriers at once. */
async function readLate(db: Kysely<Database>, now: number): Promise<string[]> {
  const pending = await db
    .selectFrom('orders')
    .select(['number', 'document'])
    .where('state', 'in', WITH_COURIER)
    .execute();
  const today = dayInIndia(now);
  return pending
    .filter((order) => {
      const { latestDate } = readOrderDocument(order).promise;
      return latestDate !== '' && latestDate < today;
    })
    .map(({ number }) => number);
}

/**
 * Whether a search text matches an order: its number or that of a return, the AWB of a parcel, a hallmark or serial
 * number, the mobile of its account, or words that all occur in one item's title or in the names and pincode of its
 * address. A union, because neither engine reads an index for one of several conditions.
 */
function isMeant(where: Where, text: string): Expression<SqlBool> {
  const search = readOrderSearch(text);
  if (!search) return where.lit(false);
  const { words, number } = search;
  const holds = (column: string, word: string) =>
    sql<SqlBool>`${sql.ref(column)} like ${likePattern(word)} escape '\\'`;
  const numbered = where
    .selectFrom('orders as numbered')
    .select('numbered.number')
    .where(holds('numbered.number', number));
  const titled = where
    .selectFrom('order_lines')
    .select('order_lines.order_number as number')
    .where((line) => line.and(words.map((word) => holds('order_lines.search_text', word))));
  const named = where
    .selectFrom('order_buyers')
    .select('order_buyers.order_number as number')
    .where((buyer) => buyer.and(words.map((word) => holds('order_buyers.search_text', word))));
  const shipped = where
    .selectFrom('parcels')
    .select('parcels.order_number as number')
    .where(({ fn }) => fn<string>('upper', ['parcels.awb']), '=', number);
  const returned = where
    .selectFrom('returns')
    .select('returns.order_number as number')
    .where('returns.number', '=', number);
  const marked = (column: 'line_pieces.huid' | 'line_pieces.serial') =>
    where
      .selectFrom('line_pieces')
      .innerJoin('order_lines', 'order_lines.id', 'line_pieces.line_id')
      .select('order_lines.order_number as number')
      .where(column, '=', number);
  const called = where
    .selectFrom('customers')
    .innerJoin('orders as ordered', 'ordered.customer_id', 'customers.id')
    .select('ordered.number')
    .where('customers.mobile', '=', canonicalMobile(text) ?? '');
  const found = numbered.union(titled).union(named).union(shipped).union(returned).union(called);
  return where('orders.number', 'in', found.union(marked('line_pieces.huid')).union(marked('line_pieces.serial')));
}
