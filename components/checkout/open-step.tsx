import type { SignInState } from '#lib/account/sign-in/types.ts';
import type { Checkout, StepForm } from '#lib/checkout/types.ts';
import { AddressStep } from './address-step';
import { ContactStep } from './contact-step';
import { DeliveryForm } from './delivery-form';
import { OrderForm } from './order-form';
import { Undeliverable } from './undeliverable';

interface OpenStepProps {
  checkout: Checkout;
  form: StepForm;
  signIn: SignInState | null;
}

/** What is asked in the open step. */
export function OpenStep({ checkout, form, signIn }: OpenStepProps) {
  const { shown, address, delivery, payment, book, choices, cart } = checkout;
  if (signIn) return <ContactStep signIn={signIn} />;
  if (shown === 'address')
    return <AddressStep book={book} chosen={choices.addressId ?? ''} form={form} payable={cart.figures.payable} />;
  if (!address || !payment) return null;
  if (!delivery) return <Undeliverable address={address} />;
  const { payable } = cart.figures;
  return shown === 'delivery' ? (
    <DeliveryForm {...{ address, delivery, book, payable }} panNeeded={payment.panNeeded} rendered={form.rendered} />
  ) : (
    <OrderForm payment={payment} payable={payable} form={form} />
  );
}
