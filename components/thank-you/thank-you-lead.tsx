import { overpaymentText, paymentText, unfulfilledPaymentText } from '#lib/storefront/orders/copy.ts';
import type { Order } from '#lib/storefront/orders/types.ts';
import { cancelledTexts, wasCancelled } from '#lib/storefront/orders/was-cancelled.ts';
import * as m from '#messages';
import { PaymentPoll } from '@/components/payment/payment-poll';

/** Returns the heading of the page, which is also its title. */
export function thankYouTitle(order: Pick<Order, 'paymentState' | 'state' | 'events'>): string {
  if (order.paymentState === 'checking') return m.thankYouTitleChecking();
  if (wasCancelled(order)) return m.thankYouTitleCancelled();
  if (order.paymentState === 'refunding') return m.thankYouTitleRefunding();
  return order.paymentState === 'refunded' ? m.thankYouTitleRefunded() : m.thankYouTitle();
}

/** Returns whether the payment is being refunded, or was. */
export function isReturned({ paymentState }: Pick<Order, 'paymentState'>): boolean {
  return paymentState === 'refunding' || paymentState === 'refunded';
}

interface LeadProps {
  order: Order;
  /** Whether the order's customer views it; only they see the store's message. */
  isOwn: boolean;
}

/** The order's status, as the first lines of its page. */
export function Lead({ order, isOwn }: LeadProps) {
  if (order.paymentState === 'checking') return <PaymentPoll order={order.key} />;
  if (wasCancelled(order)) {
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
        {m.thankYouRefundText({ reason: unfulfilledPaymentText(order), payment: paymentText(order) })}
      </p>
    );
  }
  const overpayment = overpaymentText(order);
  return (
    <div className="mt-4 max-w-measure text-lg text-muted">
      <p>{leadText(order)}</p>
      {overpayment !== '' && <p className="mt-3 text-ink">{overpayment}</p>}
    </div>
  );
}

function leadText({ state, collect }: Order): string {
  if (state !== 'delivered') return m.thankYouReceived();
  return collect ? m.thankYouCollected() : m.thankYouArrived();
}
