import * as apiPaths from '#lib/shared/api-paths.ts';
import * as m from '#messages';
import { Button } from '@/components/ui/button';

/** The element id that links to the form point to. */
export const REMOVE_COUPON_ID = 'remove-coupon';

/** Removes a coupon that blocks the checkout: a plain form whose response is the whole page. */
export function RefusedCouponNotice() {
  return (
    <form id={REMOVE_COUPON_ID} method="post" action={apiPaths.cartCoupon()} className="mt-4 scroll-mt-24">
      <input type="hidden" name="intent" value="remove" />
      <Button type="submit" variant="secondary" className="w-full">
        {m.cartCouponRemove()}
      </Button>
    </form>
  );
}
