import { cancelledTexts, isCalledOff } from '#lib/storefront/orders/called-off.ts';
import { paymentText, returnText, surplusText } from '#lib/storefront/orders/copy.ts';
import type { Order } from '#lib/storefront/orders/types.ts';
import { PaymentPoll } from '@/components/payment/payment-poll';

const CHECKING = 'We are confirming with your bank';
const CANCELLED = 'Your order has been cancelled';
const RETURNING = 'Your refund is on its way';
const RETURNED = 'We have refunded you';

/** The heading of the page, and its title. */
export function thankYouTitle(order: Pick<Order, 'paymentState' | 'state' | 'events'>): string {
  if (order.paymentState === 'checking') return CHECKING;
  if (isCalledOff(order)) return CANCELLED;
  if (order.paymentState === 'refunding') return RETURNING;
  return order.paymentState === 'refunded' ? RETURNED : 'Thank you';
}

/** Whether what was paid goes back, or went. */
export function isReturned({ paymentState }: Pick<Order, 'paymentState'>): boolean {
  return paymentState === 'refunding' || paymentState === 'refunded';
}

interface LeadProps {
  order: Order;
  /** Whether its own customer looks at it: what the store says to them is nobody else's. */
  isOwn: boolean;
}

/** How the order stands, in the first words of its page. */
export function Lead({ order, isOwn }: LeadProps) {
  if (order.paymentState === 'checking') return <PaymentPoll order={order.key} />;
  if (isCalledOff(order)) {
    const texts = cancelledTexts(isOwn ? order : { ...order, cancelReason: '' });
    return (
      <div className="mt-4 grid max-w-measure gap-2 text-lg text-muted">
        {[...texts, paymentText(order)].map((text) => (
          <p key={text} className="break-words">
            {text}
          </p>
        ))}
      </div>
    );
  }
  if (isReturned(order)) {
    return (
      <p className="mt-4 max-w-measure text-lg text-muted">
        {returnText(order)} {paymentText(order)} We will write to you about it.
      </p>
    );
  }
  const surplus = surplusText(order);
  return (
    <div className="mt-4 max-w-measure text-lg text-muted">
      <p>{order.state === 'delivered' ? 'Your order has arrived.' : 'We have received your order.'}</p>
      {surplus !== '' && <p className="mt-3 text-ink">{surplus}</p>}
    </div>
  );
}
