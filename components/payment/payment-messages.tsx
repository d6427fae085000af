import { PAYMENT_NOTICES, type PaymentNotice } from '#lib/payments/notices.ts';
import { paths } from '#lib/shared/paths.ts';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { PaymentMessage } from './payment-message';

const WITHOUT_ORDER = {
  checking: { title: 'We are checking your payment', text: PAYMENT_NOTICES.checking },
  unknown: { title: 'We could not read the answer of the payment page', text: PAYMENT_NOTICES.unknown },
} as const;
const NO_ORDER = {
  title: 'No payment is open here',
  text: 'Your cart is kept. An order that is not paid yet is paid from your orders.',
};

/** The page without an order: where a gateway's answer could not be told apart, or nobody named one. */
export function PaymentWithoutOrder({ notice }: { notice: PaymentNotice | null }) {
  const told = notice === 'checking' || notice === 'unknown' ? WITHOUT_ORDER[notice] : NO_ORDER;
  return (
    <PaymentMessage {...told}>
      <Link href={paths.orders()} className={buttonClass('secondary')}>
        Your orders
      </Link>
      <Link href={paths.content('contact')} className={buttonClass('quiet')}>
        Contact us
      </Link>
    </PaymentMessage>
  );
}

/** The page of an order that can no longer be paid. */
export function PaymentClosed() {
  return (
    <PaymentMessage
      title="This order can no longer be paid"
      text="If you have paid for it, we count your payment or send it back. If not, your cart is kept: check out again to buy what is in it."
    />
  );
}

/** The page of an order some of which has sold out meanwhile. */
export function PaymentSoldOut() {
  return <PaymentMessage title="Something has sold out" text={PAYMENT_NOTICES['sold-out']} />;
}
