import { formatPaise } from '#lib/shared/money.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';
import { benefitRows, giftCardRows, type SummaryRow } from '@/components/cart/summary-rows';

interface MiniSumsProps {
  cart: Cart;
  /** Whether a change is pending: the figures are then those of the last reply. */
  busy?: boolean;
}

/** What changes the price of a cart, and what is left to pay. */
export function MiniSums({ cart, busy = false }: MiniSumsProps) {
  const { figures } = cart;
  const shipping: SummaryRow[] =
    figures.shipping > 0 ? [{ name: m.cartShipping(), amount: formatPaise(figures.shipping) }] : [];
  const rows = [...benefitRows(cart), ...shipping, ...giftCardRows(cart)];
  return (
    <>
      <dl
        aria-busy={busy}
        className={`grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 transition-opacity duration-150 ${busy ? 'opacity-50' : ''}`}
      >
        {rows.map(({ name, amount, saves }) => (
          <div key={name} className="contents text-sm">
            <dt>{name}</dt>
            <dd className={`text-right tabular-nums ${saves ? 'text-success' : ''}`}>{amount}</dd>
          </div>
        ))}
        <dt className="font-medium text-lg">{m.cartToPay()}</dt>
        <dd className="text-right font-display text-xl tabular-nums">{formatPaise(figures.payable)}</dd>
      </dl>
      <p className="text-muted text-sm">{m.cartInclusiveOfTaxes()}</p>
    </>
  );
}
