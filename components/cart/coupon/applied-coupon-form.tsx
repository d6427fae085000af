'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { lastDay } from '#lib/storefront/cart/coupon-copy.ts';
import type { AppliedCoupon as Applied, Cart } from '#lib/storefront/cart/types.ts';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { useCouponForm } from './use-coupon-form';

interface AppliedCouponFormProps {
  coupon: Applied;
  onRemoved: (cart: Cart) => void;
}

/** The coupon in effect, with a button to remove it. */
export function AppliedCouponForm({ coupon, onRemoved }: AppliedCouponFormProps) {
  const { summary, busy, onSubmit } = useCouponForm(onRemoved);
  return (
    <form method="post" action={apiPaths.cartCoupon()} onSubmit={onSubmit}>
      <p className="flex flex-wrap gap-x-4">
        <span className="break-all font-medium">{coupon.code}</span>
        <span className="text-success tabular-nums">You save {formatPaise(coupon.discount)}</span>
      </p>
      {coupon.terms && <p className="mt-1 text-muted text-sm">{coupon.terms}</p>}
      <p className="mt-1 text-muted text-sm">Valid until {lastDay(coupon.expiresAt, Date.now())}.</p>
      <ProblemSummary problems={summary} idOf={(name) => name} />
      <input type="hidden" name="intent" value="remove" />
      <Button type="submit" variant="quiet" aria-busy={busy}>
        Remove coupon
      </Button>
    </form>
  );
}
