import type { ReactNode } from 'react';
import type { Cart } from '#lib/storefront/cart/types.ts';
import { SummaryFigures } from '@/components/cart/summary-figures';

interface OrderSummaryProps {
  cart: Cart;
  /** Whether a change is on its way: the figures are the last that the store gave. */
  busy: boolean;
  /** What comes next, below the figures. */
  children?: ReactNode;
}

/** The figures of the cart in a panel of their own. */
export function OrderSummary({ cart, busy, children }: OrderSummaryProps) {
  return (
    <section aria-labelledby="order-summary" className="bg-card p-6">
      <h2 id="order-summary" className="font-display text-xl">
        Order summary
      </h2>
      <SummaryFigures of={cart} busy={busy} />
      {children}
    </section>
  );
}
