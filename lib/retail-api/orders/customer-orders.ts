import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { OPEN_ORDER_STATES, type OrderFilter, type ReturnState } from '#lib/contract/index.ts';
import { dayInIndia, startOfDayInIndia } from '#lib/shared/india-time.ts';
import type { Database } from '../core/db/schema.ts';
import type { CancelReason } from './holds/hold-order.ts';
import type { OrderRow } from './order-repository.ts';
import { likePattern, type OrderSearch } from './rules/order-search.ts';

const SUPERSEDED: CancelReason = 'superseded';
/** States in which the customer kept the items after all. */
const STATES_WITHOUT_RETURN: readonly ReturnState[] = ['refused', 'withdrawn', 'sent-back'];

/** The filters of an order list. */
interface OrderQuery {
  filter: OrderFilter;
  /** Year of the order date in India; 0 for any. */
  year: number;
  /** Null for none. */
  search: OrderSearch | null;
  /** Epoch milliseconds. */
  now: number;
}

type Where = ExpressionBuilder<Database, 'orders'>;

/**
 * A page of a customer's orders, newest first, with the total and the years that have orders. An order replaced by
 * another one of the same cart is listed only if it was paid.
 */
export async function readOrdersOf(
  db: Kysely<Database>,
  customerId: string,
  { skip, max, ...query }: OrderQuery & { skip: number; max: number },
): Promise<{ orders: OrderRow[]; count: number; years: number[] }> {
  const listed = db.selectFrom('orders').where('customer_id', '=', customerId).where(isListed);
  const narrowed = listed.where((where) => where.and(conditionsOf(where, query)));
  const { count } = await narrowed.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const newest = narrowed.selectAll().orderBy('placed_at', 'desc').orderBy('number', 'desc');
  const placed = await listed.select('placed_at').orderBy('placed_at', 'desc').execute();
  const years = new Set(placed.map(({ placed_at }) => Number(dayInIndia(placed_at).slice(0, 4))));
  return { orders: await newest.offset(skip).limit(max).execute(), count, years: [...years] };
}

function isListed(where: Where): Expression<SqlBool> {
  return where.or([
    where('cancel_reason', '!=', SUPERSEDED),
    where.exists(
      where
        .selectFrom('payments')
        .select('payments.id')
        .where('payments.subject', '=', 'order')
        .whereRef('payments.subject_id', '=', 'orders.number'),
    ),
  ]);
}

function conditionsOf(where: Where, { filter, year, search, now }: OrderQuery): Expression<SqlBool>[] {
  return [
    ...FILTERS[filter](where, now),
    ...(year === 0 ? [] : placedIn(where, year)),
    ...(search ? [isFoundBy(where, search)] : []),
  ];
}

const FILTERS: Readonly<Record<OrderFilter, (where: Where, now: number) => Expression<SqlBool>[]>> = {
  all: () => [],
  'six-months': (where, now) => [where('placed_at', '>=', sixMonthsBefore(now))],
  open: (where) => [where('state', 'in', OPEN_ORDER_STATES)],
  delivered: (where) => [where('state', '=', 'delivered')],
  cancelled: (where) => [where('state', '=', 'cancelled')],
  returned: (where) => [
    where.exists(
      where
        .selectFrom('returns')
        .select('returns.number')
        .whereRef('returns.order_number', '=', 'orders.number')
        .where('returns.state', 'not in', STATES_WITHOUT_RETURN),
    ),
  ],
};

/** The start of the same day six months ago in India, or of the last day of a shorter month. */
function sixMonthsBefore(now: number): number {
  const [year = 0, month = 0, day = 0] = dayInIndia(now).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 6, 0)).getUTCDate();
  return startOfDayInIndia(new Date(Date.UTC(year, month - 7, Math.min(day, lastDay))).toISOString().slice(0, 10));
}

function placedIn(where: Where, year: number): Expression<SqlBool>[] {
  const begin = (of: number) => startOfDayInIndia(`${String(of).padStart(4, '0')}-01-01`);
  return [where('placed_at', '>=', begin(year)), where('placed_at', '<', begin(year + 1))];
}

/** Matches the order number, or one line whose title has every word. */
function isFoundBy(where: Where, { words, number }: OrderSearch): Expression<SqlBool> {
  const holds = (column: 'orders.number' | 'order_lines.search_text', text: string) =>
    sql<SqlBool>`${sql.ref(column)} like ${likePattern(text)} escape '\\'`;
  return where.or([
    holds('orders.number', number),
    where.exists(
      where
        .selectFrom('order_lines')
        .select('order_lines.id')
        .whereRef('order_lines.order_number', '=', 'orders.number')
        .where((line) => line.and(words.map((word) => holds('order_lines.search_text', word)))),
    ),
  ]);
}
