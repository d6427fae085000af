import { foundOrdersText, isNarrowed, type OrderListQuery, orderListHref } from '#lib/orders/list-query.ts';
import type { OrderList } from '#lib/orders/types.ts';
import * as paths from '#lib/shared/paths.ts';
import { Pagination } from '@/components/listing/pagination';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { OrderArticle } from './order-article';
import { OrderFilters } from './order-filters';
import { OrderSearch } from './order-search';

interface OrderListViewProps {
  list: OrderList;
  query: OrderListQuery;
}

/** The customer's orders, the newest first, a page of them, with what narrows them. */
export function OrderListView({ list, query }: OrderListViewProps) {
  return (
    <>
      <OrderSearch query={query} />
      <OrderFilters query={query} years={list.years} />
      <p role="status" className="mt-4 text-muted text-sm">
        {foundOrdersText(query, list.count)}
      </p>
      {list.orders.length === 0 ? (
        <div className="mt-4 max-w-measure border-line border-t py-8">
          <p className="font-display text-2xl">No orders found.</p>
          <p className="mt-2 text-muted">
            See all your orders instead. Orders placed with another mobile number are in that number's account.
          </p>
          <Link href={paths.orders()} className={`${buttonClass('secondary')} mt-6`}>
            See all orders
          </Link>
        </div>
      ) : (
        <ul aria-label="Orders" className="mt-3 border-line border-t">
          {list.orders.map((order) => (
            <li key={order.number} className="border-line border-b">
              <OrderArticle order={order} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={list.page} totalPages={list.pages} href={(page) => orderListHref({ ...query, page })} />
      {isNarrowed(query) && list.orders.length > 0 && (
        <Link href={paths.orders()} className={`${buttonClass('quiet')} mt-4`}>
          See all orders
        </Link>
      )}
    </>
  );
}
