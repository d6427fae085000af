import { formatPaise } from '#lib/shared/money.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';
import { CheckoutLink } from '@/components/cart/checkout-link';

interface CheckoutBarProps {
  cart: Cart;
  busy: boolean;
  isGuest: boolean;
}

/**
 * The amount to pay and the checkout link, fixed to the lower edge of screens too narrow for a second column.
 */
export function CheckoutBar({ cart, busy, isGuest }: CheckoutBarProps) {
  return (
    <div
      data-lower-edge=""
      className="sticky bottom-(--consent-edge) z-10 -mx-4 flex items-center justify-between gap-4 border-line border-t bg-paper px-4 py-3 md:-mx-8 md:px-8 lg:hidden"
    >
      <p className={`shrink-0 ${busy ? 'opacity-50' : ''}`}>
        <span className="block text-muted text-xs">{m.cartToPay()}</span>
        <span className="font-display text-xl tabular-nums">{formatPaise(cart.figures.payable)}</span>
      </p>
      <CheckoutLink cart={cart} isGuest={isGuest} />
    </div>
  );
}
