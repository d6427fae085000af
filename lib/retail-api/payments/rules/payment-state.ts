import type { OrderRefundState, OrderState, PaymentState, RefundMethod } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { sum } from '../../core/sum.ts';

/** How long an order can be paid after it was placed, in milliseconds. */
export const PAYABLE_FOR_MS = DAY_MS;

/** Failure reason of an attempt whose browser came back, but whose gateway could not be queried yet. */
export const STATUS_REQUESTED = 'asking';

export interface AttemptStatus {
  state: 'created' | 'given-up' | 'failed' | 'authorized' | 'captured';
  failureReason: string;
}

/** Amount in paise. */
export interface PaymentFacts {
  amount: number;
  purpose: 'settles' | 'surplus';
}

/** Amount in paise. */
export interface PaymentRefund {
  amount: number;
  state: 'waiting' | 'sent' | 'processed' | 'failed';
}

/** A refund of purchased items. */
interface OrderRefundFacts {
  method: RefundMethod;
  state: OrderRefundState;
}

interface OrderFacts {
  state: OrderState;
  /** Whether it was ever confirmed. */
  confirmed: boolean;
  /** Whether staff placed it for its customer. */
  byStaff?: boolean;
  hold: 'held' | 'taken' | 'released';
  /** Paise still to be paid on delivery. */
  due: number;
  attempts: readonly AttemptStatus[];
  payments: readonly PaymentFacts[];
  /** Refunds of payments that settled nothing. */
  refunds: readonly PaymentRefund[];
  orderRefunds: readonly OrderRefundFacts[];
}

/**
 * The payment state of an order. A payment whose result the gateway may still change is never called failed; money
 * captured for an order that is unconfirmed or cancelled is refunded, to the last paisa. Refunds within a valid order
 * are reported separately.
 */
export function paymentState(order: OrderFacts): PaymentState {
  if (order.confirmed) return order.state === 'cancelled' ? afterCancelling(order) : openState(order);
  // A settling payment confirms its order: if one is visible without the other, the order was read a moment too early.
  const isEarly = order.payments.some(({ purpose }) => purpose === 'settles');
  if (isEarly || order.attempts.some(isStatusRequested)) return 'checking';
  if (order.payments.length > 0) return returned(order) ? 'refunded' : 'refunding';
  // An order of staff holds nothing until its customer begins to pay.
  const isUntried = order.byStaff === true && order.state === 'payment-pending' && order.attempts.length === 0;
  return isUntried || (order.hold === 'held' && mayBePaying(order.attempts)) ? 'awaiting' : 'failed';
}

function openState({ due }: OrderFacts): PaymentState {
  return due > 0 ? 'on-delivery' : 'paid';
}

function afterCancelling(order: OrderFacts): PaymentState {
  const moved = order.orderRefunds.filter(({ method }) => method !== 'due');
  const surplus = order.payments.filter(({ purpose }) => purpose === 'surplus');
  if (moved.length === 0 && surplus.length === 0) return 'nothing-due';
  const isBack =
    moved.every(({ state }) => state === 'done') && returned({ payments: surplus, refunds: order.refunds });
  return isBack ? 'refunded' : 'refunding';
}

/** The money is being checked or was refunded once: paying again could pay twice, or for nothing. */
const NOT_PAYABLE: ReadonlySet<PaymentState> = new Set(['checking', 'refunding', 'refunded']);

/** Whether an order may be paid (again) at `now`; `placedAt` and `now` in epoch milliseconds. */
export function canPay(
  { state, paymentState: money }: { state: OrderState; paymentState: PaymentState },
  placedAt: number,
  now: number,
): boolean {
  return state === 'payment-pending' && !NOT_PAYABLE.has(money) && now < placedAt + PAYABLE_FOR_MS;
}

function isStatusRequested({ state, failureReason }: AttemptStatus): boolean {
  return state === 'authorized' || (state === 'created' && failureReason === STATUS_REQUESTED);
}

/** Whether the browser is at the gateway, or on its way there. */
function mayBePaying(attempts: readonly AttemptStatus[]): boolean {
  return attempts.length === 0 || attempts.some(({ state }) => state === 'created');
}

function returned({ payments, refunds }: Pick<OrderFacts, 'payments' | 'refunds'>): boolean {
  const back = refunds.filter(({ state }) => state === 'processed');
  return sum(back.map(({ amount }) => amount)) >= sum(payments.map(({ amount }) => amount));
}
