import type { Metadata } from 'next';
import { getSignInState } from '#lib/storefront/account/server/sign-in-page.ts';
import { parseCheckoutStep } from '#lib/storefront/checkout/steps.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';
import { CartUnavailable } from '@/components/cart/cart-unavailable';
import { CheckoutView } from '@/components/checkout/checkout-view';
import { FailureReference } from '@/components/error-pages/failure-reference';
import { type ChoiceParameters, loadCheckout } from './load-checkout';
import { openStep } from './step-form';

export const generateMetadata = (): Metadata => ({ title: m.checkoutTitle(), robots: { index: false } });

interface CheckoutPageProps {
  searchParams: Promise<{ step?: string | string[]; signin?: string | string[] } & ChoiceParameters & RefusedParameter>;
}

/**
 * The checkout, for a customer with a cart that can be bought as it is, and for a guest up to the contact
 * step.
 */
export default async function CheckoutPage({ searchParams }: CheckoutPageProps) {
  await requireAdmission();
  const { step, signin, refused, pay, wrap } = await searchParams;
  const search = refused === undefined ? {} : { refused };
  const checkout = await loadCheckout(parseCheckoutStep(step), { ...search, pay, wrap });
  if (!checkout.ok) {
    markUnavailable();
    return (
      <div className="page-width py-8 md:py-12">
        <h1 className="text-4xl">{m.checkoutTitle()}</h1>
        <CartUnavailable />
        <FailureReference />
      </div>
    );
  }
  const isGuest = checkout.value.shown === 'contact';
  const signIn = isGuest ? await getSignInState({ ...search, ...(signin !== undefined && { step: signin }) }) : null;
  return <CheckoutView checkout={checkout.value} form={await openStep(checkout.value, search)} signIn={signIn} />;
}
