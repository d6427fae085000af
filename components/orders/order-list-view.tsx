import { ORDER_FILTERS, ORDER_SEARCH_MAXIMUM } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import {
  foundOrdersText,
  isNarrowed,
  type OrderListQuery,
  orderListHref,
  showName,
} from '#lib/storefront/orders/list-query.ts';
import type { OrderList } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';
import { Pagination } from '@/components/listing/pagination';
import { Button, buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';
import { OrderArticle } from './order-article';

interface OrderListViewProps {
  list: OrderList;
  query: OrderListQuery;
}

/** A page of the customer's orders, the newest first, with filters and a search. */
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
          <p className="font-display text-2xl">{m.ordersNoneFound()}</p>
          <p className="mt-2 text-muted">{m.ordersNoneFoundText()}</p>
          <Link href={paths.orders()} className={`${buttonClass('secondary')} mt-6`}>
            {m.ordersSeeAll()}
          </Link>
        </div>
      ) : (
        <ul aria-label={m.ordersTitle()} className="mt-3 border-line border-t">
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
          {m.ordersSeeAll()}
        </Link>
      )}
    </>
  );
}

const CHIP = 'inline-flex min-h-11 items-center rounded-sm border px-3 text-sm';

interface OrderFiltersProps {
  query: OrderListQuery;
  /** The years with orders. */
  years: readonly number[];
}

/** The filters of the order list as links, which keep the search text. */
function OrderFilters({ query: { show, search }, years }: OrderFiltersProps) {
  const choices = [...ORDER_FILTERS, ...years];
  return (
    <nav aria-label={m.ordersFilter()} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice}>
            <Link
              href={orderListHref({ show: choice, search })}
              aria-current={choice === show ? 'true' : undefined}
              className={`${CHIP} ${choice === show ? 'border-ink bg-ink text-paper' : 'border-edge hover:border-ink'}`}
            >
              {showName(choice)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The search of the order list: a plain form, whose results have a separate URL. */
function OrderSearch({ query: { show, search } }: { query: OrderListQuery }) {
  return (
    <form action={paths.orders()} method="get" className="mt-6 flex max-w-2xl flex-wrap items-end gap-x-3 gap-y-1">
      {show !== 'all' && <input type="hidden" name="show" value={show} />}
      <Field
        // The new key makes the field show the text of new results.
        key={search}
        id="order-search"
        label={m.ordersSearchLabel()}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={ORDER_SEARCH_MAXIMUM}
        defaultValue={search}
        className="min-w-0 flex-1 basis-40"
      />
      <Button type="submit" variant="secondary" className="px-4">
        <TaggedText text={m.ordersSearch()} tags={{ hidden: (inner) => <span className="sr-only">{inner}</span> }} />
      </Button>
      {search !== '' && (
        <Link
          href={orderListHref({ show, search: '' })}
          className={`${buttonClass('quiet')} basis-full justify-start sm:basis-auto`}
        >
          {m.ordersSearchClear()}
        </Link>
      )}
    </form>
  );
}
