import { ORDER_FILTERS, ORDER_SEARCH_MAXIMUM, type OrderFilter } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';

/** Nobody pages beyond this page. */
const LAST_PAGE = 1000;

/** The query of the order list: a filter or the year of placing in India, a search, and the page. */
export interface OrderListQuery {
  show: OrderFilter | number;
  /** Search text; empty for none. */
  search: string;
  page: number;
}

type Parameters = Readonly<Partial<Record<'show' | 'q' | 'page', string | string[]>>>;

const isFilter = (text: string): text is OrderFilter => ORDER_FILTERS.some((filter) => filter === text);

function showOf(named: string): OrderListQuery['show'] {
  if (isFilter(named)) return named;
  return /^20\d\d$/.test(named) ? Number(named) : 'all';
}

function pageOf(named: string): number {
  const page = /^\d{1,4}$/.test(named) ? Number(named) : 1;
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** Parses the parameters of an address; invalid or repeated ones are ignored. */
export function parseOrderListQuery({ show, q, page }: Parameters): OrderListQuery {
  const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');
  const search = withoutInvisible(text(q)).replace(/[\p{Cc}\s]+/gu, ' ');
  return {
    show: showOf(text(show)),
    search: search.trim().slice(0, ORDER_SEARCH_MAXIMUM).trim(),
    page: pageOf(text(page)),
  };
}

/** The address of an order list; page 1 unless another one is given. */
export function orderListHref({ show, search, page = 1 }: Omit<OrderListQuery, 'page'> & { page?: number }): string {
  return paths.ordersPage(page, {
    show: show === 'all' ? undefined : String(show),
    q: search === '' ? undefined : search,
  });
}

/** Whether the query excludes any orders. */
export function isNarrowed({ show, search }: OrderListQuery): boolean {
  return show !== 'all' || search !== '';
}

const NAMES: Record<OrderFilter, string> = {
  all: 'All',
  'six-months': 'Last 6 months',
  open: 'Open',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
};

/** The label of a filter or year. */
export function showName(show: OrderListQuery['show']): string {
  return typeof show === 'number' ? String(show) : NAMES[show];
}

/** The text before and after the word for orders. */
const AMONG: Record<OrderFilter, readonly [string, string]> = {
  all: ['', ''],
  'six-months': ['', ' in the last 6 months'],
  open: ['open ', ''],
  delivered: ['delivered ', ''],
  cancelled: ['cancelled ', ''],
  returned: ['', ' with a return or an exchange'],
};

/** The number of orders found, as text: `2 orders in 2026 matching “Meridian”`. */
export function foundOrdersText({ show, search }: OrderListQuery, count: number): string {
  const [before, behind] = typeof show === 'number' ? ['', ` in ${show}`] : AMONG[show];
  const word = count === 1 ? 'order' : 'orders';
  const found = search === '' ? '' : ` matching “${search}”`;
  return `${count === 0 ? 'No' : count} ${before}${word}${behind}${found}`;
}
