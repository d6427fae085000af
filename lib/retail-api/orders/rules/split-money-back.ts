import type { RefundMethod, RefundTarget } from '#lib/contract/index.ts';

/** Money that an order was paid with, or is yet to be paid with at the door (`due`). */
export interface MoneySource {
  kind: 'due' | 'payment' | 'cash' | 'gift-card';
  /** Number of the order that it paid. */
  order: string;
  /** Id of the payment or of the gift card; empty otherwise. */
  id: string;
  /** The gateway, or the last digits of the gift card; empty otherwise. */
  name: string;
  /** Paise of it that have not gone back yet. */
  left: number;
}

/** A part of an amount that goes back, and the way it takes. `amount` in paise. */
export interface MoneyBackShare {
  way: RefundMethod;
  /** Number of the order whose money it is, and id of the payment or gift card that it was paid by; the id empty for cash. */
  paidOrder: string;
  target: string;
  /** The gateway, or the last digits of the gift card that paid; empty otherwise. */
  name: string;
  amount: number;
}

/** Where each kind of money goes, by what the shopper wants. What was paid by a gift card goes back onto it in any case. */
const WAYS: Readonly<Record<RefundTarget, Readonly<Record<MoneySource['kind'], RefundMethod>>>> = {
  source: { due: 'due', payment: 'gateway', cash: 'new-gift-card', 'gift-card': 'gift-card' },
  bank: { due: 'due', payment: 'gateway', cash: 'bank', 'gift-card': 'gift-card' },
  'gift-card': { due: 'due', payment: 'new-gift-card', cash: 'new-gift-card', 'gift-card': 'gift-card' },
};

/**
 * Splits an amount that goes back over what was paid, in the order of the sources: the parts sum to it exactly. Null where
 * less is left than the amount. `amount` in paise.
 */
export function splitMoneyBack(
  sources: readonly MoneySource[],
  amount: number,
  to: RefundTarget,
): MoneyBackShare[] | null {
  const taken = drawFromSources(sources, amount);
  if (!taken) return null;
  return taken.map(({ kind, order, id, name, left }) => ({
    way: WAYS[to][kind],
    paidOrder: order,
    target: id,
    name,
    amount: left,
  }));
}

/** The money that an amount (paise) comes from, the first sources first; null where less is left. */
export function drawFromSources(sources: readonly MoneySource[], amount: number): MoneySource[] | null {
  const taken: MoneySource[] = [];
  let rest = amount;
  for (const source of sources) {
    const left = Math.min(rest, source.left);
    if (left <= 0) continue;
    taken.push({ ...source, left });
    rest -= left;
  }
  return rest === 0 ? taken : null;
}
