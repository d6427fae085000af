import type { CartOffer } from './offer-types.ts';
import type { CartLine } from './types.ts';

/** An offer that a line may choose. `saving`: on this line, in paise. */
export interface OfferOption {
  id: string;
  title: string;
  terms: string;
  saving: number;
  best: boolean;
}

interface OfferGroups {
  /** The lines that have offers to choose from, in the order of the cart. */
  choices: { line: CartLine; options: OfferOption[] }[];
  /** Offers that the cart does not qualify for yet. */
  nearMisses: CartOffer[];
  /** Offers without a choice: they apply by themselves or are given by others. */
  notes: CartOffer[];
}

function optionsOf(line: CartLine, offers: readonly CartOffer[]): OfferOption[] {
  return offers.flatMap(({ id, title, terms, lines }) => {
    const applied = lines.find(({ lineId }) => lineId === line.id);
    return applied ? { id, title, terms, saving: applied.saving, best: applied.best } : [];
  });
}

/** Groups the offers of a cart for its page. */
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
