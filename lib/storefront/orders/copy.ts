import { FULFILMENT_STATES } from '#lib/contract/vocabulary.ts';
import { formatDay, formatMoment } from '#lib/shared/dates.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { paymentMethodName } from '#lib/shared/payment-names.ts';
import { promiseText } from '#lib/shared/promise-text.ts';
import * as m from '#messages';
import type { Order } from './types.ts';

type OrderStates = Pick<Order, 'state' | 'paymentState' | 'collect'>;

const STATES: Record<Exclude<Order['state'], 'payment-pending'>, () => string> = {
  confirmed: m.ordersStateConfirmed,
  packed: m.ordersStatePacked,
  shipped: m.ordersStateShipped,
  'out-for-delivery': m.ordersStateOutForDelivery,
  'ready-to-collect': m.ordersStateReady,
  delivered: m.ordersStateDelivered,
  cancelled: m.ordersStateCancelled,
};

/**
 * The status of an order in two or three words. A payment that the bank has not decided is never called
 * failed.
 */
export function orderStateText({ state, paymentState, collect }: OrderStates): string {
  if (state === 'delivered' && collect) return m.ordersStateCollected();
  if (state !== 'payment-pending') return STATES[state]();
  if (paymentState === 'checking') return m.ordersStateChecking();
  if (paymentState === 'refunding') return m.ordersStateRefunding();
  if (paymentState === 'refunded') return m.ordersStateRefunded();
  return paymentState === 'failed' ? m.ordersStateNotPaid() : m.ordersStateWaiting();
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
    return arrival === '' ? '' : m.ordersArrives({ arrival });
  }
  if (state === 'confirmed') return m.ordersReadyBy({ moment: formatMoment(collect.promisedAt) });
  if (state !== 'ready-to-collect' || collect.keptUntil === null) return '';
  // It is kept until the midnight that ends its last day.
  return m.ordersKeptUntil({ day: formatDay(dayInIndia(collect.keptUntil - 1)) });
}

const AMOUNT_NAMES: Record<Order['paymentState'], () => string> = {
  awaiting: m.ordersAmountToPay,
  checking: m.ordersAmount,
  paid: m.ordersAmountPaid,
  'on-delivery': m.ordersAmountOnDelivery,
  failed: m.ordersAmountToPay,
  refunding: m.ordersAmountRefund,
  refunded: m.ordersAmountRefunded,
  'nothing-due': m.ordersNothingToPay,
};

/** The label of an order's last figure: an amount paid, to pay, or refunded. */
export function amountName({ paymentState }: Pick<Order, 'paymentState'>): string {
  return AMOUNT_NAMES[paymentState]();
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
  const name = AMOUNT_NAMES[paymentState]();
  switch (paymentState) {
    case 'on-delivery':
      return dueAmount < payable ? { name, amount: dueAmount, cancelled: payable - dueAmount } : null;
    case 'nothing-due':
      return payable > 0 ? { name: m.ordersAmountToPay(), amount: 0, cancelled: payable } : null;
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
      return m.ordersPayBy({ amount, name });
    case 'checking':
      return m.ordersPayChecking({ amount, name });
    case 'paid':
      return paidText(order);
    case 'on-delivery':
      return order.dueAmount > 0
        ? m.ordersPayCourier({ amount: formatPaise(order.dueAmount) })
        : m.ordersPayCourierNothing();
    case 'failed':
      return m.ordersPayFailed({ amount });
    case 'refunding':
      return order.orderRefunds.length > 0
        ? m.ordersRefunding({ amount: formatPaise(sumOf(order.orderRefunds)) })
        : m.ordersRefundingSource({ amount: formatPaise(refundAmount) });
    case 'refunded':
      return order.orderRefunds.length > 0
        ? m.ordersRefunded({ amount: formatPaise(sumOf(order.orderRefunds)) })
        : m.ordersRefundedSource({ amount: formatPaise(refundAmount) });
    case 'nothing-due':
      return m.ordersNoPayment();
  }
}

function paidText({ paymentMethod, figures, orderRefunds }: Money): string {
  const uncollected = orderRefunds.filter(({ method }) => method === 'due');
  const paid = uncollected.reduce((left, { amount }) => left - amount, figures.payable);
  if (paid > 0) return m.ordersPaidBy({ amount: formatPaise(paid), name: paymentMethodName(paymentMethod) });
  return figures.exchangeCredit > 0 ? m.ordersPaidByReturn() : m.ordersPaidByGiftCard();
}

/** The sum of the refunds in paise, without amounts that were never collected. */
function sumOf(orderRefunds: Order['orderRefunds']): number {
  return orderRefunds.filter(({ method }) => method !== 'due').reduce((sum, { amount }) => sum + amount, 0);
}

/** The text about the refund of an extra payment for an order that is valid; empty where there is none. */
export function overpaymentText({
  paymentState,
  refundAmount,
  figures,
}: Pick<Order, 'paymentState' | 'refundAmount' | 'figures'>): string {
  if (paymentState !== 'paid' || refundAmount === 0) return '';
  const isTwice = refundAmount === figures.payable;
  const amount = formatPaise(refundAmount);
  return isTwice ? m.ordersPaidTwice({ amount }) : m.ordersPaidTooMuch({ amount });
}

/** Why the payment of an invalid order is refunded. */
export function unfulfilledPaymentText({ supersedingNumber }: Pick<Order, 'supersedingNumber'>): string {
  return supersedingNumber === '' ? m.ordersPaidTooLate() : m.ordersPaidSameCart({ number: supersedingNumber });
}
