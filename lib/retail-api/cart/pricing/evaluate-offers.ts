import { allocateByWeight } from './allocate-by-weight.ts';
import { benefitOf } from './benefit-of.ts';
import { isInScope } from './scope.ts';
import type { EvaluatedOffer, LineOffer, PricingLine } from './types.ts';

/** The cost of a line's goods before any deduction, without engraving, in paise. */
export const itemsAmount = (line: Pick<PricingLine, 'unitPrice' | 'quantity'>) => line.unitPrice * line.quantity;

/**
 * Evaluates every offer for the lines. The value of an offer for a line depends only on the contents of the cart,
 * never on the choices for other lines: it is the benefit on all lines in scope, split by their cost. So the best
 * choice per line deducts the most that offers can. It loses no coupon and no free shipping, because their
 * minimums are compared with full prices.
 */
export function evaluateOffers(lines: readonly PricingLine[], offers: readonly LineOffer[]): EvaluatedOffer[] {
  return offers.map((offer) => {
    const members = lines.filter((line) => isInScope(line, offer.scope));
    const parts = members.map((line) => ({ key: line.key, weight: itemsAmount(line) }));
    const base = parts.reduce((sum, { weight }) => sum + weight, 0);
    const units = members.reduce((sum, { quantity }) => sum + quantity, 0);
    const missingAmount = Math.max(0, offer.minimumAmount - base);
    const missingQuantity = Math.max(0, offer.minimumQuantity - units);
    const shares = allocateByWeight(benefitOf(offer.benefit, base), parts);
    return {
      offer,
      savings: new Map(members.map((line, index) => [line.id, shares[index] ?? 0])),
      eligible: members.length > 0 && missingAmount === 0 && missingQuantity === 0,
      missingAmount,
      missingQuantity,
    };
  });
}

/** The offer that saves the most for a line, the first among equals. Null if none saves anything. */
export function bestOffer(lineId: string, evaluated: readonly EvaluatedOffer[]): EvaluatedOffer | null {
  let best: EvaluatedOffer | null = null;
  for (const candidate of evaluated) {
    if (!candidate.eligible) continue;
    if ((candidate.savings.get(lineId) ?? 0) > (best?.savings.get(lineId) ?? 0)) best = candidate;
  }
  return best;
}

/** The offer of a line: the chosen one while the cart qualifies for it, else the best; none if the shopper wants none. */
export function offerOfLine(line: PricingLine, evaluated: readonly EvaluatedOffer[]): EvaluatedOffer | null {
  if (line.chosenOffer === '') return null;
  const chosen = evaluated.find(
    ({ offer, eligible, savings }) => offer.id === line.chosenOffer && eligible && savings.has(line.id),
  );
  return chosen ?? bestOffer(line.id, evaluated);
}
