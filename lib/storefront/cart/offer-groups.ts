import type { CartOffer } from './offer-types.ts';
import type { CartLine } from './types.ts';

/** An offer that a line may have. `saving`: on this line, in paise. */
export interface OfferOption {
  id: string;
  title: string;
  terms: string;
  saving: number;
  best: boolean;
}

interface OfferGroups {
  /** The lines that may choose, in the order of the cart. */
  choices: { line: CartLine; options: OfferOption[] }[];
  /** What the cart lacks something for. */
  nearMisses: CartOffer[];
  /** Nothing to choose: what comes by itself, and what others give. */
  notes: CartOffer[];
}

function optionsOf(line: CartLine, offers: readonly CartOffer[]): OfferOption[] {
  return offers.flatMap(({ id, title, terms, lines }) => {
    const applied = lines.find(({ lineId }) => lineId === line.id);
    return applied ? { id, title, terms, saving: applied.saving, best: applied.best } : [];
  });
}

/** The offers of a cart as its page shows them. */
export function groupOffers(lines: readonly CartLine[], offers: readonly CartOffer[]): OfferGroups {
  const eligible = offers.filter((offer) => offer.kind === 'line' && offer.eligible);
  return {
    choices: lines
      .map((line) => ({ line, options: optionsOf(line, eligible) }))
      .filter(({ options }) => options.length > 0),
    nearMisses: offers.filter((offer) => offer.kind !== 'note' && !offer.eligible),
    notes: offers.filter((offer) => offer.kind === 'note' || (offer.kind === 'cart' && offer.eligible)),
  };
}
