'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useGiftForm } from './use-gift-form';

const idOf = (name: string) => `gift-coupon-${name}`;

interface GiftCouponFormProps {
  returned: FormState;
  /** Why the reserved gift coupon no longer applies; empty where there was none. */
  refusal: string;
  onCart: (cart: Cart) => void;
}

/** The form that takes the code of a gift coupon. */
export function GiftCouponForm({ returned, refusal, onCart }: GiftCouponFormProps) {
  const { problems, busy, onSubmit } = useGiftForm({
    problems: returned.problems,
    done: 'gift-coupon-held',
    onCart,
  });
  return (
    <form method="post" action={apiPaths.cartGiftCoupon()} noValidate onSubmit={onSubmit} className="grid gap-3">
      {refusal && (
        <p role="alert" className="border-warning border-l-2 pl-3 text-sm text-warning">
          {refusal}
        </p>
      )}
      <ProblemSummary problems={problems} idOf={idOf} />
      <input type="hidden" name="intent" value="apply" />
      <Field
        label={m.cartGiftCouponCode()}
        {...fieldProps('code', idOf, returned.values, problems)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <Button type="submit" variant="secondary" aria-busy={busy}>
        {m.cartGiftCouponApply()}
      </Button>
    </form>
  );
}
