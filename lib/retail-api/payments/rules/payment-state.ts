import type { MoneyBackState, OrderState, PaymentState, RefundMethod } from '#lib/contract/index.ts';
import { sum } from '../../cart/pricing/sum.ts';

/** How long after it was placed an order may be paid, in milliseconds. */
export const PAYABLE_FOR_MS = 24 * 60 * 60 * 1000;

/** Stands as the reason of an attempt that came back from its gateway, which could not be asked yet. */
export const STATUS_REQUESTED = 'asking';

export interface AttemptFacts {
  state: 'created' | 'given-up' | 'failed' | 'authorized' | 'captured';
  failureReason: string;
}

/** Paise. */
export interface PaymentFacts {
  amount: number;
  purpose: 'settles' | 'surplus';
}

/** Paise. */
export interface RefundFacts {
  amount: number;
  state: 'waiting' | 'sent' | 'processed' | 'failed';
}

/** Money of what was bought that goes back. */
export interface MoneyBackFacts {
  way: RefundMethod;
  state: MoneyBackState;
}

interface OrderFacts {
  state: OrderState;
  /** Whether it was ever confirmed. */
  confirmed: boolean;
  hold: 'held' | 'taken' | 'released';
  /** Paise that are still to be paid at the door. */
  due: number;
  attempts: readonly AttemptFacts[];
  payments: readonly PaymentFacts[];
  /** Of payments that settled nothing. */
  refunds: readonly RefundFacts[];
  moneyBack: readonly MoneyBackFacts[];
}

/**
 * How the money of an order stands. What a gateway may still say is never called failed; money that was taken for an order
 * that does not stand goes back, until every paisa of it has. What of an order that stands goes back is told for itself.
 */
export function paymentState(order: OrderFacts): PaymentState {
  if (order.confirmed) return order.state === 'cancelled' ? afterCancelling(order) : standing(order);
  // What settles an order confirms it: whoever sees one without the other has read the order a moment too early.
  const isEarly = order.payments.some(({ purpose }) => purpose === 'settles');
  if (isEarly || order.attempts.some(isStatusRequested)) return 'checking';
  if (order.payments.length > 0) return returned(order) ? 'refunded' : 'refunding';
  return order.hold === 'held' && mayBePaying(order.attempts) ? 'awaiting' : 'failed';
}

function standing({ due }: OrderFacts): PaymentState {
  return due > 0 ? 'on-delivery' : 'paid';
}

function afterCancelling(order: OrderFacts): PaymentState {
  const moved = order.moneyBack.filter(({ way }) => way !== 'due');
  const surplus = order.payments.filter(({ purpose }) => purpose === 'surplus');
  if (moved.length === 0 && surplus.length === 0) return 'nothing-due';
  const isBack =
    moved.every(({ state }) => state === 'done') && returned({ payments: surplus, refunds: order.refunds });
  return isBack ? 'refunded' : 'refunding';
}

/** Money that is being asked for, or went back once: whoever pays again may pay twice, or for nothing. */
const CLOSED_TO_PAYING: ReadonlySet<PaymentState> = new Set(['checking', 'refunding', 'refunded']);

/** Whether an order may be paid (again) at `now`; `placedAt` and `now` in epoch milliseconds. */
export function canPay(
  { state, paymentState: money }: { state: OrderState; paymentState: PaymentState },
  placedAt: number,
  now: number,
): boolean {
  return state === 'payment-pending' && !CLOSED_TO_PAYING.has(money) && now < placedAt + PAYABLE_FOR_MS;
}

function isStatusRequested({ state, failureReason }: AttemptFacts): boolean {
  return state === 'authorized' || (state === 'created' && failureReason === STATUS_REQUESTED);
}

/** The browser is at the gateway, or on its way there. */
function mayBePaying(attempts: readonly AttemptFacts[]): boolean {
  return attempts.length === 0 || attempts.some(({ state }) => state === 'created');
}

function returned({ payments, refunds }: Pick<OrderFacts, 'payments' | 'refunds'>): boolean {
  const back = refunds.filter(({ state }) => state === 'processed');
  return sum(back.map(({ amount }) => amount)) >= sum(payments.map(({ amount }) => amount));
}
