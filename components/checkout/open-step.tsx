import type { SignInState } from '#lib/storefront/account/sign-in/types.ts';
import type { Checkout, StepForm } from '#lib/storefront/checkout/types.ts';
import { AddressStep } from './address-step';
import { ContactStep } from './contact-step';
import { DeliveryForm } from './delivery-form';
import { OrderForm } from './order-form';
import { StillConfirming } from './still-confirming';
import { UndeliverableAddress } from './undeliverable-address';

interface OpenStepProps {
  checkout: Checkout;
  form: StepForm;
  signIn: SignInState | null;
}

/** The content of the open step. */
export function OpenStep({ checkout, form, signIn }: OpenStepProps) {
  const { shown, address, delivery, payment, book, choices, cart, gift } = checkout;
  if (signIn) return <ContactStep signIn={signIn} />;
  if (shown === 'address')
    return <AddressStep book={book} chosen={choices.addressId ?? ''} form={form} payable={cart.figures.payable} />;
  if (!address || !payment) return null;
  if (!delivery) return <UndeliverableAddress address={address} />;
  const { payable } = cart.figures;
  if (shown === 'delivery') {
    const known = { address, delivery, book, payable };
    return <DeliveryForm {...known} panNeeded={payment.panNeeded} rendered={form.rendered} />;
  }
  if (payment.checkingOrder !== '') return <StillConfirming order={payment.checkingOrder} />;
  return <OrderForm payment={payment} payable={payable} offersGift={gift !== null} form={form} />;
}
