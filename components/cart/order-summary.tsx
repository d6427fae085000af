import type { ReactNode } from 'react';
import type { Cart } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';
import { SummaryFigures } from '@/components/cart/summary-figures';

interface OrderSummaryProps {
  cart: Cart;
  /** Whether a change is pending: the figures are then those of the last reply. */
  busy: boolean;
  /** Content below the figures, such as the next action. */
  children?: ReactNode;
}

/** The figures of the cart in a separate panel. */
export function OrderSummary({ cart, busy, children }: OrderSummaryProps) {
  return (
    <section aria-labelledby="order-summary" className="bg-card p-6">
      <h2 id="order-summary" className="font-display text-xl">
        {m.cartOrderSummary()}
      </h2>
      <SummaryFigures of={cart} busy={busy} />
      {children}
    </section>
  );
}
