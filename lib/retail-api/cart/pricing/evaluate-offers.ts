import { benefitOf } from './benefit-of.ts';
import { isInScope } from './scope.ts';
import { shareOut } from './share-out.ts';
import type { EvaluatedOffer, LineOffer, PricingLine } from './types.ts';

/** What a line costs before anything is taken off it, in paise. */
export const grossOf = (line: Pick<PricingLine, 'unitPrice' | 'quantity'>) => line.unitPrice * line.quantity;

/**
 * Holds every offer against the lines. What an offer is worth to a line depends on what is in the cart alone, never on
 * what was chosen for other lines: the benefit on all lines in scope, shared out by what they cost. So the best choice
 * for each line takes the most off the cart that offers can. It costs no coupon and no free shipping: what those ask for
 * is reached at full prices.
 */
export function evaluateOffers(lines: readonly PricingLine[], offers: readonly LineOffer[]): EvaluatedOffer[] {
  return offers.map((offer) => {
    const members = lines.filter((line) => isInScope(line, offer.scope));
    const parts = members.map((line) => ({ key: line.sku, weight: grossOf(line) }));
    const base = parts.reduce((sum, { weight }) => sum + weight, 0);
    const pieces = members.reduce((sum, { quantity }) => sum + quantity, 0);
    const missingAmount = Math.max(0, offer.minimumAmount - base);
    const missingQuantity = Math.max(0, offer.minimumQuantity - pieces);
    const shares = shareOut(benefitOf(offer.benefit, base), parts);
    return {
      offer,
      savings: new Map(members.map((line, index) => [line.id, shares[index] ?? 0])),
      eligible: members.length > 0 && missingAmount === 0 && missingQuantity === 0,
      missingAmount,
      missingQuantity,
    };
  });
}

/** The offer that saves a line the most; of equals the first. Null where none saves anything. */
export function bestOffer(lineId: string, judged: readonly EvaluatedOffer[]): EvaluatedOffer | null {
  let best: EvaluatedOffer | null = null;
  for (const candidate of judged) {
    if (!candidate.eligible) continue;
    if ((candidate.savings.get(lineId) ?? 0) > (best?.savings.get(lineId) ?? 0)) best = candidate;
  }
  return best;
}

/** The offer that a line has: the one chosen while the cart qualifies for it, otherwise the best, unless none is wanted. */
export function offerOfLine(line: PricingLine, judged: readonly EvaluatedOffer[]): EvaluatedOffer | null {
  if (line.chosenOffer === '') return null;
  const chosen = judged.find(
    ({ offer, eligible, savings }) => offer.id === line.chosenOffer && eligible && savings.has(line.id),
  );
  return chosen ?? bestOffer(line.id, judged);
}
