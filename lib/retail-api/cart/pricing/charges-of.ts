import type { ChargeKind } from '#lib/contract/index.ts';
import { sum } from '../../core/sum.ts';
import type { PricingInput } from './types.ts';

/** A charge besides shipping, or a line's share of it, in paise. */
export interface Charge {
  kind: ChargeKind;
  amount: number;
}

/**
 * The charges of a cart besides shipping, in the order of their terms. `subtotal`: the lines at full price; `cost`: what
 * lines and shipping cost after discounts. A charge for collecting cash is free where gift cards leave nothing to collect.
 */
export function chargesOf(
  { lines, charges, giftCards }: Pick<PricingInput, 'lines' | 'charges' | 'giftCards'>,
  { subtotal, cost }: { subtotal: number; cost: number },
): Charge[] {
  if (lines.length === 0) return [];
  const funds = sum(giftCards.map(({ balance }) => balance));
  const charged: Charge[] = [];
  for (const { kind, charge, freeFrom } of charges) {
    const total = cost + sum(charged.map(({ amount }) => amount));
    const isFree = freeFrom !== null && subtotal >= freeFrom;
    const isNeedless = kind === 'cash-on-delivery' && funds >= total;
    if (charge > 0 && !isFree && !isNeedless) charged.push({ kind, amount: charge });
  }
  return charged;
}
