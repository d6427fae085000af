'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { ProblemSummary } from '@/components/form/problem-summary';
import { SignInLink } from '@/components/header/sign-in-link';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useCouponForm } from './use-coupon-form';

const idOf = (name: string) => `coupon-${name}`;

interface CouponFormProps {
  /** The form state re-rendered by the server after a submission without JavaScript. */
  returned: FormState;
  /** The code that was entered last; empty where there is none. */
  entered: string;
  onApplied: (cart: Cart) => void;
}

/** The form that takes a coupon code. */
export function CouponForm({ returned, entered, onApplied }: CouponFormProps) {
  const { problems, busy, onSubmit } = useCouponForm(onApplied, returned.problems);
  return (
    <form method="post" action={apiPaths.cartCoupon()} noValidate onSubmit={onSubmit} className="grid gap-3">
      <ProblemSummary problems={problems} idOf={idOf} />
      <input type="hidden" name="intent" value="apply" />
      <Field
        label={m.cartCouponCode()}
        id={idOf('couponCode')}
        name="couponCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        defaultValue={returned.values.couponCode ?? entered}
        error={problems.couponCode ?? ''}
      />
      {problems.couponCode === m.cartCouponSignIn() && (
        <SignInLink
          next={paths.cart()}
          className="inline-flex min-h-11 w-fit items-center underline decoration-line underline-offset-4 hover:text-brass"
        >
          {m.cartSignIn()}
        </SignInLink>
      )}
      <Button type="submit" variant="secondary" aria-busy={busy}>
        {m.cartCouponApply()}
      </Button>
    </form>
  );
}
