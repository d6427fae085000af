import { ORDER_FILTERS, ORDER_SEARCH_MAXIMUM, type OrderFilter } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';
import * as m from '#messages';

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

const NAMES: Record<OrderFilter, () => string> = {
  all: m.ordersFilterAll,
  'six-months': m.ordersFilterSixMonths,
  open: m.ordersFilterOpen,
  delivered: m.ordersFilterDelivered,
  cancelled: m.ordersFilterCancelled,
  returned: m.ordersFilterReturned,
};

/** The label of a filter or year. */
export function showName(show: OrderListQuery['show']): string {
  return typeof show === 'number' ? String(show) : NAMES[show]();
}

/** The number of orders found by a filter, and by a search where there is one. */
const FOUND: Record<OrderFilter, (values: { count: number; searched: string; search: string }) => string> = {
  all: m.ordersFound,
  'six-months': m.ordersFoundSixMonths,
  open: m.ordersFoundOpen,
  delivered: m.ordersFoundDelivered,
  cancelled: m.ordersFoundCancelled,
  returned: m.ordersFoundReturned,
};

/** The number of orders found, as text: `2 orders in 2026 matching “Meridian”`. */
export function foundOrdersText({ show, search }: OrderListQuery, count: number): string {
  const values = { count, search, searched: search === '' ? 'no' : 'yes' };
  return typeof show === 'number' ? m.ordersFoundYear({ ...values, year: show }) : FOUND[show](values);
}
