import { formatPaise } from '#lib/shared/money.ts';
import { paymentMethodName } from '#lib/shared/payment-names.ts';
import { promiseText } from '#lib/shared/promise-text.ts';
import type { Order } from './types.ts';

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
  if (paymentState === 'refunding') return 'Not delivered, the money goes back';
  if (paymentState === 'refunded') return 'Not delivered, the money went back';
  return paymentState === 'failed' ? 'Not paid' : 'Waiting for payment';
}

/** States in which something is still to come. */
const ON_ITS_WAY: readonly Order['state'][] = ['confirmed', 'packed', 'shipped', 'out-for-delivery'];

/** When an order arrives, as `promiseText` says it; empty where it is not on its way, or nothing is known. */
export function arrivalText({ state, promise }: Pick<Order, 'state' | 'promise'>): string {
  return ON_ITS_WAY.includes(state) ? promiseText(promise) : '';
}

const AMOUNT_NAMES: Record<Order['paymentState'], string> = {
  awaiting: 'To pay',
  checking: 'Amount',
  paid: 'Paid',
  'on-delivery': 'To pay at the door',
  failed: 'To pay',
  refunding: 'Goes back',
  refunded: 'Refunded',
};

/** What the last figure of an order is: an amount that was paid, that is still to pay, or that goes back. */
export function amountName({ paymentState }: Pick<Order, 'paymentState'>): string {
  return AMOUNT_NAMES[paymentState];
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
      return `${amount} not paid.`;
    case 'refunding':
      return `${formatPaise(refundAmount)} goes back to where it was paid from.`;
    case 'refunded':
      return `${formatPaise(refundAmount)} went back to where it was paid from.`;
  }
}

const TAKES_DAYS = 'Banks usually take 5 to 7 working days.';

/** What is said of money that was paid on top for an order that stands; empty where there is none. */
export function surplusText({
  paymentState,
  refundAmount,
  figures,
}: Pick<Order, 'paymentState' | 'refundAmount' | 'figures'>): string {
  if (paymentState !== 'paid' || refundAmount === 0) return '';
  const isTwice = refundAmount === figures.payable;
  const what = isTwice ? 'You paid twice for this order' : 'We received more for this order than it costs';
  return `${what}. It stands, and ${formatPaise(refundAmount)} goes back to where it was paid from. ${TAKES_DAYS}`;
}

/** Why the money of an order that does not stand goes back. */
export function returnText({ standsInstead }: Pick<Order, 'standsInstead'>): string {
  return standsInstead === ''
    ? 'Your payment arrived when this order could no longer be delivered as it was placed.'
    : `You paid twice for one cart. Order ${standsInstead} stands, and we deliver it; the payment for this one goes back.`;
}
