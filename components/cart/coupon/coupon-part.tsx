'use client';

import { useRef, useState } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { lastDay } from '#lib/storefront/cart/coupon-copy.ts';
import type { AppliedCoupon as Applied, Cart } from '#lib/storefront/cart/types.ts';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import type { CartForms, CartPartProps } from '@/components/cart/part-props';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { languageOfContent } from '@/components/ui/in-its-language';
import { toast } from '@/components/ui/toast';
import { CouponForm } from './coupon-form';
import { DroppedCouponAlert } from './dropped-coupon-alert';
import { useCouponForm } from './use-coupon-form';
import { useDroppedCoupon } from './use-dropped-coupon';

interface CouponPartProps extends CartPartProps {
  form: CartForms['coupon'];
  /** The code that was entered last, applied or not. */
  entered: string;
}

/** The coupon section of the cart: the coupon in effect, or the form to enter one. */
export function CouponPart({ cart, onCart, form, entered }: CouponPartProps) {
  const { coupon } = cart;
  const heading = useRef<HTMLHeadingElement>(null);
  const [returned, setReturned] = useState(form);
  const [typed, setTyped] = useState(entered);
  const dropped = useDroppedCoupon(cart);

  /** The pressed button disappears with its form, so the focus moves to this section's heading. */
  const onChanged = (updatedCart: Cart, message: string) => {
    setReturned(EMPTY_FORM);
    setTyped('');
    onCart(updatedCart);
    heading.current?.focus();
    toast({ kind: 'success', text: message });
  };
  const onApplied = (updatedCart: Cart) =>
    onChanged(updatedCart, m.cartCouponAppliedCode({ code: updatedCart.coupon?.code ?? '' }));
  const onRemoved = (updatedCart: Cart) => onChanged(updatedCart, m.cartNoticeCouponRemoved());

  const codeForm = (
    <CouponForm returned={returned} entered={coupon ? '' : (dropped?.coupon.code ?? typed)} onApplied={onApplied} />
  );
  return (
    <section id="coupon" aria-labelledby="coupon-heading" className="mb-6 scroll-mt-24">
      <h2 ref={heading} id="coupon-heading" tabIndex={-1} className="mb-2 font-display text-xl outline-none">
        {m.cartCouponTitle()}
      </h2>
      {dropped && <DroppedCouponAlert dropped={dropped} className="mb-3 border-warning border-l-2 pl-3" />}
      {dropped && !dropped.current && (
        <ReapplyCoupon key={dropped.coupon.code} code={dropped.coupon.code} onApplied={onApplied} />
      )}
      {coupon ? (
        <>
          <AppliedCouponForm key={coupon.code} coupon={coupon} onRemoved={onRemoved} />
          <details key={`other-than-${coupon.code}`} open={Object.keys(returned.problems).length > 0} className="group">
            <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 text-sm underline decoration-line underline-offset-4">
              {m.cartCouponUseAnother()}
              <Icon
                name="down"
                className="size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none"
              />
            </summary>
            <div className="pt-2">{codeForm}</div>
          </details>
        </>
      ) : (
        codeForm
      )}
    </section>
  );
}

interface AppliedCouponFormProps {
  coupon: Applied;
  onRemoved: (cart: Cart) => void;
}

/** The coupon in effect, with a button to remove it. */
function AppliedCouponForm({ coupon, onRemoved }: AppliedCouponFormProps) {
  const { summary, busy, onSubmit } = useCouponForm(onRemoved);
  return (
    <form method="post" action={apiPaths.cartCoupon()} onSubmit={onSubmit}>
      <p className="flex flex-wrap gap-x-4">
        <span className="break-all font-medium">{coupon.code}</span>
        <span className="text-success tabular-nums">{m.cartYouSave({ amount: formatPaise(coupon.discount) })}</span>
      </p>
      {coupon.terms && (
        <p lang={languageOfContent(coupon.terms)} className="mt-1 text-muted text-sm">
          {coupon.terms}
        </p>
      )}
      <p className="mt-1 text-muted text-sm">
        {m.cartCouponValidUntil({ date: lastDay(coupon.expiresAt, Date.now()) })}
      </p>
      <ProblemSummary problems={summary} idOf={(name) => name} />
      <input type="hidden" name="intent" value="remove" />
      <Button type="submit" variant="quiet" aria-busy={busy}>
        {m.cartCouponRemove()}
      </Button>
    </form>
  );
}

interface ReapplyCouponProps {
  /** The code of the dropped coupon. */
  code: string;
  onApplied: (cart: Cart) => void;
}

/** The form that applies a dropped coupon again, since the cart may qualify for it again. */
function ReapplyCoupon({ code, onApplied }: ReapplyCouponProps) {
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
        {m.cartCouponApplyAgain({ code })}
      </Button>
    </form>
  );
}
