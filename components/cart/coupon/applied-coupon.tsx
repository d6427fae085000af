'use client';

import { lastDay } from '#lib/cart/coupon-words.ts';
import type { AppliedCoupon as Applied, Cart } from '#lib/cart/types.ts';
import { EMPTY_FORM } from '#lib/forms/types.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { paths } from '#lib/shared/paths.ts';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';

interface AppliedCouponProps {
  coupon: Applied;
  onRemoved: (cart: Cart) => void;
}

/** The coupon that the cart has. */
export function AppliedCoupon({ coupon, onRemoved }: AppliedCouponProps) {
  const { problems, busy, onSubmit } = useForm<{ cart: Cart }>(EMPTY_FORM.problems, ({ data }) => {
    if (!data) return false;
    onRemoved(data.cart);
    return true;
  });
  // Of the form's one problem it matters not at which field it is told elsewhere.
  const problem = Object.values(problems)[0] ?? '';
  return (
    <form method="post" action={paths.api.cartCoupon()} onSubmit={onSubmit}>
      <p className="flex flex-wrap gap-x-4">
        <span className="break-all font-medium">{coupon.code}</span>
        <span className="text-success tabular-nums">You save {formatPaise(coupon.discount)}</span>
      </p>
      {coupon.terms && <p className="mt-1 text-muted text-sm">{coupon.terms}</p>}
      <p className="mt-1 text-muted text-sm">Valid until {lastDay(coupon.expiresAt, Date.now())}.</p>
      <ProblemSummary problems={problem ? { '': problem } : {}} idOf={(name) => name} />
      <input type="hidden" name="intent" value="remove" />
      <Button type="submit" variant="quiet" aria-busy={busy}>
        Remove coupon
      </Button>
    </form>
  );
}
