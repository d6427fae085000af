import type { OrderList } from '#lib/orders/types.ts';
import { paths } from '#lib/shared/paths.ts';
import { Pagination } from '@/components/listing/pagination';
import { OrderArticle } from './order-article';

/** The customer's orders, the newest first, a page of them. */
export function OrderListView({ list }: { list: OrderList }) {
  return (
    <>
      <ul aria-label="Orders" className="mt-6 border-line border-t">
        {list.orders.map((order) => (
          <li key={order.number} className="border-line border-b">
            <OrderArticle order={order} />
          </li>
        ))}
      </ul>
      <Pagination page={list.page} totalPages={list.pages} href={paths.ordersPage} />
    </>
  );
}
