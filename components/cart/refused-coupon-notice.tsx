import * as apiPaths from '#lib/shared/api-paths.ts';
import { Button } from '@/components/ui/button';

/** Where links to it lead. */
export const REMOVE_COUPON_ID = 'remove-coupon';

/** Forgets a coupon that keeps the cart from the checkout: a plain form, whose answer is the whole page anew. */
export function RefusedCouponNotice() {
  return (
    <form id={REMOVE_COUPON_ID} method="post" action={apiPaths.cartCoupon()} className="mt-4 scroll-mt-24">
      <input type="hidden" name="intent" value="remove" />
      <Button type="submit" variant="secondary" className="w-full">
        Remove coupon
      </Button>
    </form>
  );
}
