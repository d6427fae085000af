import { formatDay } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { paymentMethodName } from '#lib/shared/payment-names.ts';
import type { DeliveryPromise, Order } from './types.ts';

type Standing = Pick<Order, 'state' | 'paymentState'>;

const STATES: Record<Exclude<Order['state'], 'payment-pending'>, string> = {
  confirmed: 'Confirmed',
  packed: 'Packed',
  shipped: 'Shipped',
  'out-for-delivery': 'Out for delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** How far an order has come, in two or three words. What the bank has not said yet is never called failed. */
export function orderStateText({ state, paymentState }: Standing): string {
  if (state !== 'payment-pending') return STATES[state];
  if (paymentState === 'checking') return 'We are checking the payment';
  return paymentState === 'failed' ? 'Not paid' : 'Waiting for payment';
}

/** How the money of an order stands, in one sentence. */
export function paymentText({
  paymentState,
  paymentMethod,
  figures,
  refundAmount,
}: Pick<Order, 'paymentState' | 'paymentMethod' | 'figures' | 'refundAmount'>): string {
  const name = paymentMethodName(paymentMethod);
  const amount = formatPaise(figures.payable);
  switch (paymentState) {
    case 'awaiting':
      return `${amount} to pay by ${name}.`;
    case 'checking':
      return `We are checking with the bank whether ${amount} has been paid by ${name}.`;
    case 'paid':
      return figures.payable > 0 ? `${amount} paid by ${name}.` : 'Paid by gift card.';
    case 'on-delivery':
      return `${amount} to pay to the courier at the door.`;
    case 'failed':
      return 'Nothing was paid.';
    case 'refunding':
      return `${formatPaise(refundAmount)} goes back to where it was paid from.`;
    case 'refunded':
      return `${formatPaise(refundAmount)} went back to where it was paid from.`;
  }
}

/** When an order would arrive: `between Sat 14 Nov and Tue 17 Nov`, `by Sat 14 Nov` or `in 12-15 days`; empty where nothing is known. */
export function promiseText({ earliestDate, latestDate, days }: DeliveryPromise): string {
  const earliest = formatDay(earliestDate);
  const latest = formatDay(latestDate);
  if (earliest && latest && earliest !== latest) return `between ${earliest} and ${latest}`;
  if (latest || earliest) return `by ${latest || earliest}`;
  return days === '' ? '' : `in ${days} days`;
}
