import { Fragment, type ReactNode } from 'react';
import type { Order } from '#lib/orders/types.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { GstDetails } from '@/components/cart/gst-details';
import { summaryRows } from '@/components/cart/summary-rows';

interface OrderFiguresProps {
  order: Pick<Order, 'figures' | 'coupon'>;
  /** What the last amount is: to pay, or paid. */
  name: string;
  children?: ReactNode;
}

/** The figures of an order, as they were when it was placed. */
export function OrderFigures({ order, name, children }: OrderFiguresProps) {
  return (
    <section aria-labelledby="order-summary" className="bg-card p-6">
      <h2 id="order-summary" className="font-display text-xl">
        Order summary
      </h2>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
        {summaryRows(order).map(({ name: row, amount, saves }) => (
          <Fragment key={row}>
            <dt>{row}</dt>
            <dd className={`text-right tabular-nums ${saves ? 'text-success' : ''}`}>{amount}</dd>
          </Fragment>
        ))}
        <div className="col-span-2 mt-2 flex items-baseline justify-between gap-4 border-line border-t pt-4">
          <dt className="font-medium text-lg">{name}</dt>
          <dd className="font-display text-xl tabular-nums">{formatPaise(order.figures.payable)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-muted text-sm">Inclusive of all taxes</p>
      <GstDetails taxes={order.figures.taxes} />
      {children}
    </section>
  );
}
