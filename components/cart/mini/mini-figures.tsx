import * as paths from '#lib/shared/paths.ts';
import { checkoutBlock } from '#lib/storefront/cart/checkout-block.ts';
import { cartNoticeText } from '#lib/storefront/cart/notices.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import { HOLD_REFUSALS } from '#lib/storefront/gift-cards/hold-refusals.ts';
import * as m from '#messages';
import { DroppedCouponAlert } from '@/components/cart/coupon/dropped-coupon-alert';
import { useDroppedCoupon } from '@/components/cart/coupon/use-dropped-coupon';
import { MiniSums } from '@/components/cart/mini/mini-sums';
import { useSignedIn } from '@/components/header/use-signed-in';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

interface MiniFiguresProps {
  cart: Cart;
  /** Whether a change is pending: the figures are then those of the last reply. */
  busy: boolean;
}

/** The cart's figures from the retail API, and the links to the cart and the checkout. */
export function MiniFigures({ cart, busy }: MiniFiguresProps) {
  const { couponRefusal, giftCouponRefusal } = cart;
  const block = checkoutBlock(cart);
  const dropped = useDroppedCoupon(cart);
  const isSignedIn = useSignedIn();
  return (
    <div className="mt-auto border-line border-t bg-paper py-4 tall:sticky tall:bottom-0 tall:z-1">
      <MiniSums cart={cart} busy={busy} />
      {dropped && <DroppedCouponAlert dropped={dropped} className="mt-3" />}
      {giftCouponRefusal && (
        <p role="alert" className="mt-3 text-sm text-warning">
          {HOLD_REFUSALS[giftCouponRefusal]()}
        </p>
      )}
      {block && <p className="mt-3 text-danger text-sm">{cartNoticeText(block, couponRefusal?.maximum)}</p>}
      <div className="mt-3 grid auto-cols-fr grid-flow-col gap-3">
        <Link href={paths.cart()} className={buttonClass(block ? 'primary' : 'secondary')}>
          {m.cartView()}
        </Link>
        {!block && (
          <Link href={isSignedIn ? paths.checkout() : paths.checkoutContact()} className={buttonClass()}>
            {m.cartCheckout()}
          </Link>
        )}
      </div>
    </div>
  );
}
