import * as paths from '#lib/shared/paths.ts';
import { checkoutBlock, isOverMaximum } from '#lib/storefront/cart/checkout-block.ts';
import { cartNoticeText } from '#lib/storefront/cart/notices.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';
import { lineAnchor } from '@/components/cart/cart-line';
import { REMOVE_COUPON_ID } from '@/components/cart/refused-coupon-notice';
import { SOLD_OUT_ID } from '@/components/cart/sold-out-panel';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

function anchorOf(cart: Cart): string {
  if (cart.lines.some((line) => !line.counted)) return SOLD_OUT_ID;
  const line = cart.lines.find(isOverMaximum);
  return line ? lineAnchor(line.id) : REMOVE_COUPON_ID;
}

interface CheckoutLinkProps {
  cart: Cart;
  /** Whether the shopper is a guest: the checkout then begins with the mobile number. */
  isGuest: boolean;
  className?: string;
}

/** The checkout link; where something blocks the checkout, a text that names it and links to it. */
export function CheckoutLink({ cart, isGuest, className = '' }: CheckoutLinkProps) {
  const block = checkoutBlock(cart);
  if (block === null) {
    return (
      <Link href={isGuest ? paths.checkoutContact() : paths.checkout()} className={`${buttonClass()} ${className}`}>
        {m.cartCheckout()}
      </Link>
    );
  }
  return (
    <a
      href={`#${anchorOf(cart)}`}
      className={`block min-h-11 py-2 text-danger text-sm underline decoration-line underline-offset-4 ${className}`}
    >
      {cartNoticeText(block, cart.couponRefusal?.maximum)}
    </a>
  );
}
