import type { SortOrder } from '#lib/contract/index.ts';

/** The order of a list, and all that it can have, its default first. */
interface ListOrders {
  sort: SortOrder;
  sortOrders: SortOrder[];
}

/**
 * The orders of a list. `offered`: those of its kind of goods; `first`: the one that a category begins with;
 * `isRanked`: whether it has an order by relevance; `sort`: what is asked for.
 */
export function ordersOfList(
  offered: readonly SortOrder[],
  { first, isRanked, sort }: { first: SortOrder | undefined; isRanked: boolean; sort: SortOrder | undefined },
): ListOrders {
  const own = first === undefined ? [...offered] : withFirst(offered, first);
  const sortOrders: SortOrder[] = isRanked ? ['relevance', ...offered] : own;
  return {
    sort: sort !== undefined && sortOrders.includes(sort) ? sort : (sortOrders[0] ?? 'popularity'),
    sortOrders,
  };
}

/** Orders that begin with one of them; as they are where it is none of them. */
function withFirst(orders: readonly SortOrder[], first: SortOrder): SortOrder[] {
  return orders.includes(first) ? [first, ...orders.filter((order) => order !== first)] : [...orders];
}
