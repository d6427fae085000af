import type { Cart } from '#lib/cart/types.ts';
import { formatPaise } from '#lib/shared/money.ts';

interface OrderSummaryProps {
  cart: Cart;
  /** Whether a change is on its way: the figures are the last that the store gave. */
  busy: boolean;
}

/** The figures of the cart, all of them the store's own. */
export function OrderSummary({ cart, busy }: OrderSummaryProps) {
  const { figures } = cart;
  return (
    <section aria-labelledby="order-summary" className="bg-card p-6 lg:sticky lg:top-6">
      <h2 id="order-summary" className="font-display text-xl">
        Order summary
      </h2>
      <dl
        aria-busy={busy}
        className={`mt-4 grid grid-cols-[1fr_auto] gap-y-2 transition-opacity duration-150 motion-reduce:transition-none ${busy ? 'opacity-50' : ''}`}
      >
        <dt>Items</dt>
        <dd className="text-right tabular-nums">{cart.count}</dd>
        {figures.mrpSaving > 0 && (
          <>
            <dt>Total MRP</dt>
            <dd className="text-right tabular-nums">{formatPaise(figures.mrpTotal)}</dd>
            <dt>Discount on MRP</dt>
            <dd className="text-right text-success tabular-nums">−{formatPaise(figures.mrpSaving)}</dd>
          </>
        )}
        <dt className="mt-2 border-line border-t pt-4 font-medium text-lg">Total</dt>
        <dd className="mt-2 border-line border-t pt-4 text-right font-display text-xl tabular-nums">
          {formatPaise(figures.payable)}
        </dd>
      </dl>
      <p className="mt-1 text-muted text-sm">Inclusive of all taxes</p>
    </section>
  );
}
