import { formatDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { expectationText, isInTransit, isUnpaid, orderStateText } from '#lib/storefront/orders/copy.ts';
import { returnStateText, visibleReturns } from '#lib/storefront/orders/return-copy.ts';
import type { OrderListItem } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { NoWrapNumbers } from '@/components/ui/no-wrap-numbers';
import { Photo } from '@/components/ui/photo';
import { TaggedText } from '@/components/ui/tagged-text';
import { OrderAgainForm } from './order-again-form';

/** The number of photos that fit on a phone. */
const MAX_PHOTOS = 4;

/** Above the link that covers the whole article. */
const ABOVE_LINK_CLASS = `relative z-10 ${LINK_CLASS}`;

/** The most used links of an order, without opening it first. */
function OrderActions({ order }: { order: OrderListItem }) {
  const { number, key, state, canPay } = order;
  const hidden = (inner: string) => <span className="sr-only">{inner}</span>;
  return (
    <div className="mt-2 flex flex-wrap gap-x-6 empty:hidden">
      {canPay && (
        <Link href={paths.makePayment(key)} className={ABOVE_LINK_CLASS}>
          <TaggedText text={m.ordersPay({ number })} tags={{ hidden }} />
        </Link>
      )}
      {isInTransit(order) && (
        <Link href={`${paths.order(number)}#order-way`} className={ABOVE_LINK_CLASS}>
          <TaggedText text={m.ordersTrack({ number })} tags={{ hidden }} />
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
              <NoWrapNumbers text={m.ordersNumber({ number: order.number })} />
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
        <TaggedText
          text={m.ordersPlacedOn({ date: formatDate(order.placedAt) })}
          tags={{ time: (inner) => <time dateTime={new Date(order.placedAt).toISOString()}>{inner}</time> }}
        />
        {order.testPayment && ` · ${m.ordersTestPayment()}`}
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
        {first && (more > 0 ? m.ordersAndMore({ title: first.title, count: more }) : first.title)}
      </p>
      <OrderActions order={order} />
    </article>
  );
}
