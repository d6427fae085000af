import { CHECKOUT_STEPS, type CheckoutStep } from '#lib/shared/route-names.ts';
import type { SignInState } from '#lib/storefront/account/sign-in/types.ts';
import { refusedCouponTexts } from '#lib/storefront/cart/dropped-coupon.ts';
import { stepState } from '#lib/storefront/checkout/steps.ts';
import type { Checkout, StepForm } from '#lib/storefront/checkout/types.ts';
import * as m from '#messages';
import { CartData } from '@/components/analytics/cart-data';
import { CheckoutSummary, FoldedSummary } from './checkout-summary';
import { DoneStep } from './done-step';
import { OpenStep } from './open-step';
import { StepSection } from './step-section';

interface CheckoutViewProps {
  checkout: Checkout;
  /** The form of the open step. */
  form: StepForm;
  /** The sign-in state of a guest; null for a signed-in customer. */
  signIn: SignInState | null;
}

/** The checkout: four consecutive steps, with the ordered lines and their cost always beside them. */
export function CheckoutView({ checkout, form, signIn }: CheckoutViewProps) {
  const { cart, shown, left } = checkout;
  const step = (name: CheckoutStep, position: number) => {
    const state = stepState(name, shown, left);
    return (
      <StepSection key={name} step={name} position={position + 1} state={state}>
        {state === 'open' && <OpenStep checkout={checkout} form={form} signIn={signIn} />}
        {state === 'done' && <DoneStep step={name} checkout={checkout} />}
      </StepSection>
    );
  };
  return (
    <div className="page-width py-5 md:py-12">
      <h1 className="text-3xl md:text-4xl">{m.checkoutTitle()}</h1>
      <CartData cart={cart} />
      {refusedCouponTexts(cart, Date.now()).map((text) => (
        <p key={text} className="mt-4 max-w-measure border-warning border-l-2 py-2 pl-4 text-warning">
          {text}
        </p>
      ))}
      <FoldedSummary cart={cart} />
      <div className="mt-2 grid gap-8 lg:mt-8 lg:grid-cols-[1fr_24rem] lg:items-start lg:gap-16">
        <ol className="min-w-0 border-line lg:border-t">{CHECKOUT_STEPS.map(step)}</ol>
        <CheckoutSummary cart={cart} />
      </div>
    </div>
  );
}
