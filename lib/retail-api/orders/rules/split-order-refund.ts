import type { RefundMethod, RefundTarget } from '#lib/contract/index.ts';

/** A payment of an order, or the amount still due on delivery (`due`). */
export interface MoneySource {
  kind: 'due' | 'payment' | 'cash' | 'gift-card';
  /** Number of the order that it paid for. */
  order: string;
  /** Id of the payment or of the gift card; empty otherwise. */
  id: string;
  /** The gateway, or the last digits of the gift card; empty otherwise. */
  name: string;
  /** Paise that are not refunded yet. */
  left: number;
}

/** A part of a refund, and its method. `amount` in paise. */
export interface OrderRefundShare {
  method: RefundMethod;
  /** Number of the order that was paid with it, and id of the payment or gift card; the id is empty for cash. */
  paidOrder: string;
  target: string;
  /** The gateway, or the last digits of the gift card that paid; empty otherwise. */
  name: string;
  amount: number;
}

/**
 * The method for each kind of payment, by the shopper's choice. A gift card payment is refunded to the gift card in any
 * case.
 */
const METHOD_BY_TARGET: Readonly<Record<RefundTarget, Readonly<Record<MoneySource['kind'], RefundMethod>>>> = {
  source: { due: 'due', payment: 'gateway', cash: 'new-gift-card', 'gift-card': 'gift-card' },
  bank: { due: 'due', payment: 'gateway', cash: 'bank', 'gift-card': 'gift-card' },
  'gift-card': { due: 'due', payment: 'new-gift-card', cash: 'new-gift-card', 'gift-card': 'gift-card' },
};

/**
 * Splits a refund over the payments, in the order of the sources: the parts add up to it exactly. Null if less is left
 * than the amount. `amount` in paise.
 */
export function splitOrderRefund(
  sources: readonly MoneySource[],
  amount: number,
  to: RefundTarget,
): OrderRefundShare[] | null {
  const drawn = drawFromSources(sources, amount);
  if (!drawn) return null;
  return drawn.map(({ kind, order, id, name, left }) => ({
    method: METHOD_BY_TARGET[to][kind],
    paidOrder: order,
    target: id,
    name,
    amount: left,
  }));
}

/** The sources of an amount (paise), first sources first; null if less is left. */
export function drawFromSources(sources: readonly MoneySource[], amount: number): MoneySource[] | null {
  const drawn: MoneySource[] = [];
  let rest = amount;
  for (const source of sources) {
    const left = Math.min(rest, source.left);
    if (left <= 0) continue;
    drawn.push({ ...source, left });
    rest -= left;
  }
  return rest === 0 ? drawn : null;
}

/** Refund methods in the order in which they are used. */
const REFUND_METHOD_ORDER: readonly RefundMethod[] = ['due', 'gateway', 'bank', 'new-gift-card', 'gift-card'];

/** Sorts simultaneous refunds by method, in the planned order. `created_at` in epoch milliseconds. */
export function inRefundOrder<Part extends { method: RefundMethod; created_at: number }>(
  parts: readonly Part[],
): Part[] {
  return parts.toSorted(
    (a, b) =>
      a.created_at - b.created_at || REFUND_METHOD_ORDER.indexOf(a.method) - REFUND_METHOD_ORDER.indexOf(b.method),
  );
}
