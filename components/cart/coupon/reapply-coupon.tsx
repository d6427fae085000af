'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { useCouponForm } from './use-coupon-form';

interface ReapplyCouponProps {
  /** The code of the dropped coupon. */
  code: string;
  onApplied: (cart: Cart) => void;
}

/** The form that applies a dropped coupon again, since the cart may qualify for it again. */
export function ReapplyCoupon({ code, onApplied }: ReapplyCouponProps) {
  const { summary, busy, onSubmit } = useCouponForm(onApplied);
  return (
    <form
      method="post"
      action={apiPaths.cartCoupon()}
      onSubmit={onSubmit}
      className="mb-3 grid justify-items-start gap-2"
    >
      <ProblemSummary problems={summary} idOf={(name) => name} />
      <input type="hidden" name="intent" value="apply" />
      <input type="hidden" name="couponCode" value={code} />
      <Button type="submit" variant="quiet" aria-busy={busy}>
        Apply {code} again
      </Button>
    </form>
  );
}
