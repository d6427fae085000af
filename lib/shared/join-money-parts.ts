import type { RefundMethod } from '#lib/contract/vocabulary.ts';

/** A part of a refund. `name`: the gateway, or the last digits of a gift card or account. */
export interface MoneyPart {
  method: RefundMethod;
  name: string;
  /** Paise. */
  amount: number;
}

/** Joins the parts of a refund that have the same refund method and destination. */
export function joinMoneyParts(parts: readonly MoneyPart[]): MoneyPart[] {
  const byPlace = new Map<string, MoneyPart>();
  for (const part of parts) {
    const key = `${part.method} ${part.name}`;
    byPlace.set(key, { ...part, amount: part.amount + (byPlace.get(key)?.amount ?? 0) });
  }
  return [...byPlace.values()];
}
