import type { ReactNode } from 'react';
import type { Order } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';
import { SummaryFigures } from '@/components/cart/summary-figures';

interface OrderFiguresProps {
  order: Pick<Order, 'figures' | 'coupon'>;
  /** The label of the last amount: to pay, or paid. */
  name: string;
  children?: ReactNode;
}

/** The figures of an order as they were when it was placed. */
export function OrderFigures({ order, name, children }: OrderFiguresProps) {
  return (
    <section aria-labelledby="order-summary" className="bg-card p-6">
      <h2 id="order-summary" className="font-display text-xl">
        {m.cartOrderSummary()}
      </h2>
      <SummaryFigures of={order} name={name} />
      {children}
    </section>
  );
}
