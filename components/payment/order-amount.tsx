import type { ReactNode } from 'react';
import { formatPaise } from '#lib/shared/money.ts';
import { amountName, amountSince } from '#lib/storefront/orders/copy.ts';
import type { Order } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';
import { OrderFigures } from './order-figures';

interface OrderAmountProps {
  order: Order;
  children?: ReactNode;
}

/** The figures of an order as placed, and its current amount where that is different. */
export function OrderAmount({ order, children }: OrderAmountProps) {
  const since = amountSince(order);
  return (
    <OrderFigures order={order} name={since ? m.paymentWhenOrdered() : amountName(order)}>
      {since && (
        <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-line border-t pt-4">
          {since.cancelled > 0 && (
            <>
              <dt>{m.paymentCancelledAmount()}</dt>
              <dd className="text-right text-success tabular-nums">−{formatPaise(since.cancelled)}</dd>
            </>
          )}
          <dt className="font-medium text-lg">{since.name}</dt>
          <dd className="text-right font-display text-xl tabular-nums">{formatPaise(since.amount)}</dd>
        </dl>
      )}
      {children}
    </OrderFigures>
  );
}
