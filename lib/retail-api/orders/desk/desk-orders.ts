import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { OPEN_ORDER_STATES, type OrderState } from '#lib/contract/index.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { FIRST_WAREHOUSE } from '../../catalogue/stock/warehouse-stock.ts';
import { AT_DESK } from '../../core/db/at-desk.ts';
import { type PageAhead, paginateAhead } from '../../core/db/paginate.ts';
import type { Database } from '../../core/db/schema.ts';
import { type OrderRow, readOrderDocument } from '../order-repository.ts';
import { WITH_COURIER } from '../rules/order-steps.ts';
import { orderSearch } from './search-orders.ts';

interface DeskQuery {
  /** Empty for any. */
  state: OrderState | '';
  /** Free text (`orderSearch`); empty for any. */
  text: string;
  /** Only shipped orders past their promised day. */
  late: boolean;
  /** Only orders that are collected from this store; empty for all. */
  storeCode: string;
  /** Only orders with pieces from this warehouse, as tables name it; undefined for all. */
  warehouse: string | undefined;
  /** Counts from 1. */
  page: number;
  perPage: number;
  /** Epoch milliseconds. */
  now: number;
}

type Where = ExpressionBuilder<Database, 'orders'>;
type Condition = (where: Where) => Expression<SqlBool>;

/**
 * A page of all customers' orders that were ever confirmed, and of exchanges and orders of staff that are unpaid: open ones first,
 * oldest first, then the others, newest first.
 */
export async function readDeskOrders(db: Kysely<Database>, query: DeskQuery): Promise<PageAhead<OrderRow>> {
  const { state, page, perPage } = query;
  const conditions = await conditionsOf(db, query);
  // Only the columns of the lists' indexes: the documents of the orders before the page are not read.
  const found = db
    .selectFrom('orders')
    .select('number')
    .where(AT_DESK)
    .where((where) => where.and(conditions.map((condition) => condition(where))));
  const isOpen = OPEN_ORDER_STATES.some((open) => open === state);
  const open = state === '' ? found.where('state', 'in', OPEN_ORDER_STATES) : found.where('state', '=', state);
  const others = state === '' ? found.where('state', 'not in', OPEN_ORDER_STATES) : open;
  const parts = [
    ...(state === '' || isOpen ? [open.orderBy('placed_at').orderBy('number')] : []),
    ...(isOpen ? [] : [others.orderBy('placed_at', 'desc').orderBy('number')]),
  ];
  const { rows, ...pages } = await paginateAhead(db, parts, page, perPage);
  return { rows: await readOrders(db, rows), ...pages };
}

async function readOrders(db: Kysely<Database>, found: readonly { number: string }[]): Promise<OrderRow[]> {
  if (found.length === 0) return [];
  const numbers = found.map(({ number }) => number);
  const rows = await db.selectFrom('orders').selectAll().where('number', 'in', numbers).execute();
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

async function conditionsOf(
  db: Kysely<Database>,
  { text, late, storeCode, warehouse, now }: Pick<DeskQuery, 'text' | 'late' | 'storeCode' | 'warehouse' | 'now'>,
): Promise<Condition[]> {
  const lateNumbers = late ? await readLate(db, now) : [];
  return [
    ...(text === '' ? [] : [await orderSearch(db, text)]),
    ...(storeCode === '' ? [] : [(where: Where) => isCollectedFrom(where, storeCode)]),
    ...(warehouse === undefined ? [] : [(where: Where) => isTakenFrom(where, warehouse)]),
    ...(late
      ? [(where: Where) => (lateNumbers.length === 0 ? where.lit(false) : where('number', 'in', lateNumbers))]
      : []),
  ];
}

function isCollectedFrom(where: Where, storeCode: string): Expression<SqlBool> {
  const there = where.selectFrom('collections').select('order_number').where('store_code', '=', storeCode);
  return where('orders.number', 'in', there);
}

/** Nearly every order has pieces from the first warehouse; those of another one are found by its index. */
function isTakenFrom(where: Where, warehouse: string): Expression<SqlBool> {
  const entries = where.selectFrom('stock_entries').where('stock_entries.warehouse', '=', warehouse);
  if (warehouse !== FIRST_WAREHOUSE) {
    const taken = entries
      .select('stock_entries.order_number')
      .where('stock_entries.warehouse', '<>', FIRST_WAREHOUSE)
      .groupBy('stock_entries.order_number')
      .having(({ fn }) => fn.sum('stock_entries.quantity'), '<', 0);
    return where('orders.number', 'in', taken);
  }
  const change = entries
    .select(({ fn }) => fn.sum<number>('stock_entries.quantity').as('change'))
    .whereRef('stock_entries.order_number', '=', 'orders.number');
  return where(change, '<', 0);
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
