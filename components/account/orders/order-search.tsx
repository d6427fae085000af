import { ORDER_SEARCH_MAXIMUM } from '#lib/contract/vocabulary.ts';
import { type OrderListQuery, orderListHref } from '#lib/orders/list-query.ts';
import * as paths from '#lib/shared/paths.ts';
import { Button, buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';

/** The search among the orders: a plain form, whose answer has an address of its own. */
export function OrderSearch({ query: { show, search } }: { query: OrderListQuery }) {
  return (
    <form action={paths.orders()} method="get" className="mt-6 flex max-w-2xl flex-wrap items-end gap-x-3 gap-y-1">
      {show !== 'all' && <input type="hidden" name="show" value={show} />}
      <Field
        // A new answer brings its own text along.
        key={search}
        id="order-search"
        label="Order number, product or brand"
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={ORDER_SEARCH_MAXIMUM}
        defaultValue={search}
        className="min-w-0 flex-1 basis-40"
      />
      <Button type="submit" variant="secondary" className="px-4">
        Search<span className="sr-only"> orders</span>
      </Button>
      {search !== '' && (
        <Link
          href={orderListHref({ show, search: '' })}
          className={`${buttonClass('quiet')} basis-full justify-start sm:basis-auto`}
        >
          Clear search
        </Link>
      )}
    </form>
  );
}
