import { formatDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { expectationText, isInTransit, isUnpaid, orderStateText } from '#lib/storefront/orders/copy.ts';
import { returnStateText, visibleReturns } from '#lib/storefront/orders/return-copy.ts';
import type { OrderListItem } from '#lib/storefront/orders/types.ts';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { NoWrapNumbers } from '@/components/ui/no-wrap-numbers';
import { Photo } from '@/components/ui/photo';
import { OrderAgainForm } from './order-again-form';

/** The number of photos that fit on a phone. */
const MAX_PHOTOS = 4;

/** Above the link that covers the whole article. */
const ABOVE_LINK_CLASS = `relative z-10 ${LINK_CLASS}`;

/** The most used links of an order, without opening it first. */
function OrderActions({ order }: { order: OrderListItem }) {
  const { number, key, state, canPay } = order;
  const named = <span className="sr-only"> order {number}</span>;
  return (
    <div className="mt-2 flex flex-wrap gap-x-6 empty:hidden">
      {canPay && (
        <Link href={paths.makePayment(key)} className={ABOVE_LINK_CLASS}>
          Pay{named}
        </Link>
      )}
      {isInTransit(order) && (
        <Link href={`${paths.order(number)}#order-way`} className={ABOVE_LINK_CLASS}>
          Track{named}
        </Link>
      )}
      {(state === 'delivered' || state === 'cancelled') && (
        <OrderAgainForm number={number} className={`${ABOVE_LINK_CLASS} cursor-pointer`} />
      )}
    </div>
  );
}

/** An order in the list: its items, its date and its status. */
export function OrderArticle({ order }: { order: OrderListItem }) {
  const id = `order-${order.number}`;
  const shown = order.lines.slice(0, MAX_PHOTOS);
  const first = order.lines[0];
  const more = order.count - (first?.quantity ?? 0);
  const expected = expectationText(order);
  return (
    <article aria-labelledby={id} className="relative py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="font-sans text-base font-medium">
          {/* The link covers the whole article and is named by the order. */}
          <Link
            href={paths.order(order.number)}
            className="inline-flex min-h-11 items-center after:absolute after:inset-0 hover:text-brass"
          >
            {/*
             * One box keeps the space before the number; the number is a separate inline block, which an underline would
             * skip.
             */}
            <span className="border-line border-b">
              <NoWrapNumbers text={`Order ${order.number}`} />
            </span>
          </Link>
        </h2>
        <p className="font-display text-lg tabular-nums">
          {formatPaise(isUnpaid(order) ? order.payable : order.total)}
        </p>
      </div>
      <p>
        <span className="font-medium">{orderStateText(order)}</span>
        {expected !== '' && `, ${expected}`}
      </p>
      {visibleReturns(order.returns).map((one) => (
        <p key={one.number} className="text-sm">
          {returnStateText(one)}
        </p>
      ))}
      <p className="text-muted text-sm">
        Placed on <time dateTime={new Date(order.placedAt).toISOString()}>{formatDate(order.placedAt)}</time>
        {order.testPayment && ' · Test payment'}
      </p>
      <ul aria-hidden="true" className="mt-4 flex gap-3">
        {shown.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a placed order are never reordered
          <li key={index} className="w-16 bg-photo md:w-20">
            <Photo source={line.photo} alt="" widths={[160]} sizes="80px" width={80} height={80} className="w-full" />
          </li>
        ))}
      </ul>
      <p className="mt-3 line-clamp-2 text-sm">
        {first?.title}
        {more > 0 && ` and ${more} more`}
      </p>
      <OrderActions order={order} />
    </article>
  );
}
