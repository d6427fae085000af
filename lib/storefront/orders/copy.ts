import { FULFILMENT_STATES } from '#lib/contract/vocabulary.ts';
import { formatDay, formatMoment } from '#lib/shared/dates.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { paymentMethodName } from '#lib/shared/payment-names.ts';
import { promiseText } from '#lib/shared/promise-text.ts';
import type { Order } from './types.ts';

type OrderStates = Pick<Order, 'state' | 'paymentState' | 'collect'>;

const STATES: Record<Exclude<Order['state'], 'payment-pending'>, string> = {
  confirmed: 'Confirmed',
  packed: 'Packed',
  shipped: 'Shipped',
  'out-for-delivery': 'Out for delivery',
  'ready-to-collect': 'Ready to collect',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/**
 * The status of an order in two or three words. A payment that the bank has not decided is never called
 * failed.
 */
export function orderStateText({ state, paymentState, collect }: OrderStates): string {
  if (state === 'delivered' && collect) return 'Collected';
  if (state !== 'payment-pending') return STATES[state];
  if (paymentState === 'checking') return 'We are checking the payment';
  if (paymentState === 'refunding') return 'Cancelled, refund on its way';
  if (paymentState === 'refunded') return 'Cancelled and refunded';
  return paymentState === 'failed' ? 'Not paid' : 'Waiting for payment';
}

/** Whether the amount of a placed order is unpaid. */
export function isUnpaid({ paymentState }: Pick<Order, 'paymentState'>): boolean {
  return paymentState === 'awaiting' || paymentState === 'failed';
}

/** States in which a delivery is still expected. */
/** Whether a delivery of the order is still expected. */
export function isInTransit({ state }: Pick<Order, 'state'>): boolean {
  return FULFILMENT_STATES.includes(state);
}

/**
 * The arrival of an order in the words of `promiseText`; empty where it is not on its way, or nothing is
 * known.
 */
export function arrivalText({ state, promise }: Pick<Order, 'state' | 'promise'>): string {
  return isInTransit({ state }) ? promiseText(promise) : '';
}

/** What is expected of an order, to go on after its status; empty where nothing is, or it is not known. */
export function expectationText({ state, promise, collect }: Pick<Order, 'state' | 'promise' | 'collect'>): string {
  if (!collect) {
    const arrival = arrivalText({ state, promise });
    return arrival === '' ? '' : `arrives ${arrival}`;
  }
  if (state === 'confirmed') return `ready by ${formatMoment(collect.promisedAt)}`;
  if (state !== 'ready-to-collect' || collect.keptUntil === null) return '';
  // It is kept until the midnight that ends its last day.
  return `kept until ${formatDay(dayInIndia(collect.keptUntil - 1))}`;
}

const AMOUNT_NAMES: Record<Order['paymentState'], string> = {
  awaiting: 'To pay',
  checking: 'Amount',
  paid: 'Paid',
  'on-delivery': 'To pay on delivery',
  failed: 'To pay',
  refunding: 'Refund',
  refunded: 'Refunded',
  'nothing-due': 'Nothing to pay',
};

/** The label of an order's last figure: an amount paid, to pay, or refunded. */
export function amountName({ paymentState }: Pick<Order, 'paymentState'>): string {
  return AMOUNT_NAMES[paymentState];
}

/** The current amount of an order that has changed since it was placed, in paise. */
interface AmountSince {
  name: string;
  amount: number;
  /** The amount deducted from what was to pay; 0 where there was no deduction. */
  cancelled: number;
}

type Changed = Pick<Order, 'paymentState' | 'figures' | 'refundAmount' | 'dueAmount'>;

/** The current amount of an order; null where it has not changed since the order was placed. */
export function amountSince({ paymentState, figures, refundAmount, dueAmount }: Changed): AmountSince | null {
  const { payable } = figures;
  const name = AMOUNT_NAMES[paymentState];
  switch (paymentState) {
    case 'on-delivery':
      return dueAmount < payable ? { name, amount: dueAmount, cancelled: payable - dueAmount } : null;
    case 'nothing-due':
      return payable > 0 ? { name: 'To pay', amount: 0, cancelled: payable } : null;
    case 'refunding':
    case 'refunded':
      return refundAmount === payable ? null : { name, amount: refundAmount, cancelled: 0 };
    default:
      return null;
  }
}

type Money = Pick<Order, 'paymentState' | 'paymentMethod' | 'figures' | 'refundAmount' | 'dueAmount' | 'orderRefunds'>;

/** The status of the order's payment or refund, in one sentence. */
export function paymentText(order: Money): string {
  const { paymentState, paymentMethod, figures, refundAmount } = order;
  const name = paymentMethodName(paymentMethod);
  const amount = formatPaise(figures.payable);
  switch (paymentState) {
    case 'awaiting':
      return `${amount} to pay by ${name}.`;
    case 'checking':
      return `We are checking with the bank whether ${amount} has been paid by ${name}.`;
    case 'paid':
      return paidText(order);
    case 'on-delivery':
      return order.dueAmount > 0
        ? `${formatPaise(order.dueAmount)} to pay the courier on delivery.`
        : 'Nothing to pay on delivery.';
    case 'failed':
      return `${amount} not paid.`;
    case 'refunding':
      return order.orderRefunds.length > 0
        ? `We are refunding ${formatPaise(sumOf(order.orderRefunds))}.`
        : `We are refunding ${formatPaise(refundAmount)} to your original payment method.`;
    case 'refunded':
      return order.orderRefunds.length > 0
        ? `We refunded ${formatPaise(sumOf(order.orderRefunds))}.`
        : `We refunded ${formatPaise(refundAmount)} to your original payment method.`;
    case 'nothing-due':
      return 'No payment was taken.';
  }
}

function paidText({ paymentMethod, figures, orderRefunds }: Money): string {
  const uncollected = orderRefunds.filter(({ method }) => method === 'due');
  const paid = uncollected.reduce((left, { amount }) => left - amount, figures.payable);
  if (paid > 0) return `${formatPaise(paid)} paid by ${paymentMethodName(paymentMethod)}.`;
  return figures.exchangeCredit > 0 ? 'Paid with the items you returned.' : 'Paid by gift card.';
}

/** The sum of the refunds in paise, without amounts that were never collected. */
function sumOf(orderRefunds: Order['orderRefunds']): number {
  return orderRefunds.filter(({ method }) => method !== 'due').reduce((sum, { amount }) => sum + amount, 0);
}

const REFUND_DAYS = 'Banks usually take 5 to 7 working days.';

/** The text about the refund of an extra payment for an order that is valid; empty where there is none. */
export function overpaymentText({
  paymentState,
  refundAmount,
  figures,
}: Pick<Order, 'paymentState' | 'refundAmount' | 'figures'>): string {
  if (paymentState !== 'paid' || refundAmount === 0) return '';
  const isTwice = refundAmount === figures.payable;
  const what = isTwice ? 'You paid twice for this order' : 'We received more than this order costs';
  return `${what}. The order is confirmed, and we are refunding ${formatPaise(refundAmount)} to your original payment method. ${REFUND_DAYS}`;
}

/** Why the payment of an invalid order is refunded. */
export function unfulfilledPaymentText({ supersedingNumber }: Pick<Order, 'supersedingNumber'>): string {
  return supersedingNumber === ''
    ? 'Your payment arrived too late: we could no longer deliver this order as you placed it.'
    : `You paid twice for the same cart. We will deliver order ${supersedingNumber} and refund the payment for this one.`;
}
