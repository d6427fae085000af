import * as paths from '#lib/shared/paths.ts';
import type { Address } from '#lib/storefront/account/addresses/types.ts';
import type { SignInContext } from '#lib/storefront/account/sign-in/place.ts';
import type { SignInState } from '#lib/storefront/account/sign-in/types.ts';
import type { Checkout, StepForm } from '#lib/storefront/checkout/types.ts';
import * as m from '#messages';
import { SignInForms } from '@/components/account/sign-in/sign-in-forms';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { PrivacyText } from '@/components/ui/privacy-text';
import { AddressStep } from './address-step';
import { DeliveryForm } from './delivery-form';
import { OrderForm } from './order-form';

interface OpenStepProps {
  checkout: Checkout;
  form: StepForm;
  signIn: SignInState | null;
}

/** The content of the open step. */
export function OpenStep({ checkout, form, signIn }: OpenStepProps) {
  const { shown, address, delivery, collect, collectFrom, payment, emiPlans, book, choices, cart, gift } = checkout;
  const { agreedToWhatsApp, mobile } = checkout;
  if (signIn) return <ContactStep signIn={signIn} />;
  if (shown === 'address')
    return (
      <>
        {checkout.offersCollect && <p className="mt-2 text-muted text-sm">{m.checkoutCollectLater()}</p>}
        <AddressStep book={book} chosen={choices.addressId ?? ''} form={form} payable={cart.figures.payable} />
      </>
    );
  if (!address || !payment) return null;
  const canCollect = collect !== null && collect.stores.length > 0;
  if (!delivery && !canCollect) return <UndeliverableAddress address={address} />;
  const { payable } = cart.figures;
  if (shown === 'delivery') {
    const isExpressGone = choices.express === true && !checkout.isExpress && choices.collect === undefined;
    const isStoreGone = choices.collect !== undefined && collectFrom === null;
    const whatsApp = agreedToWhatsApp === null ? null : { agreed: agreedToWhatsApp, mobile };
    const { shipping } = checkout;
    const known = { address, delivery, shipping, isExpressGone, collect, isStoreGone, book, payable, whatsApp };
    return <DeliveryForm {...known} panNeeded={payment.panNeeded} rendered={form.rendered} />;
  }
  if (payment.checkingOrder !== '') return <StillConfirming order={payment.checkingOrder} />;
  return <OrderForm payment={payment} emiPlans={emiPlans} payable={payable} offersGift={gift !== null} form={form} />;
}

const CONTEXT: SignInContext = { place: 'checkout', next: paths.checkout() };

/** The contact step: takes a guest's mobile number and the code that is sent to it. */
function ContactStep({ signIn }: { signIn: SignInState }) {
  return (
    <div className="max-w-md">
      <SignInForms context={CONTEXT} rendered={signIn} />
      <p className="mt-5 text-muted text-sm">
        <PrivacyText text={m.checkoutContactText()} />
      </p>
    </div>
  );
}

/**
 * Replaces the payment methods while it is unknown whether the cart is already paid. `order`: the key of that
 * order.
 */
function StillConfirming({ order }: { order: string }) {
  return (
    <div className="mt-4">
      <p role="alert" className="max-w-measure border-warning border-l-2 py-2 pl-4 text-warning">
        {m.checkoutStillConfirming()}
      </p>
      <Link href={paths.thankYou(order)} className={`${buttonClass()} mt-5`}>
        {m.checkoutSeeOrder()}
      </Link>
    </div>
  );
}

/** Replaces the delivery step where the address cannot be delivered to. */
function UndeliverableAddress({ address: { city, pincode } }: { address: Address }) {
  return (
    <div className="mt-4">
      <p role="alert" className="max-w-measure border-danger border-l-2 py-2 pl-4 text-danger">
        {m.checkoutUndeliverable({ city, pincode })}
      </p>
      <Link href={paths.checkout('address')} className={`${buttonClass()} mt-5`}>
        {m.checkoutChooseAddress()}
      </Link>
    </div>
  );
}
