import type { OfferWire } from '#lib/contract/index.ts';
import type { OfferDocument } from '../promotions/promotion-file.ts';
import type { CartLine } from '../rules/cart-line.ts';
import { bestOffers, type OfferStatus, offerStatus } from './offer-status.ts';
import { isCounted, type PricedBasket } from './price-basket.ts';

/** The wire kind for each kind of offer in the file. */
export const OFFER_KINDS: Record<OfferDocument['kind'], OfferWire['Kind']> = {
  line: 'line',
  'free-shipping': 'cart',
  note: 'note',
};

/** The offers that are relevant for a cart as the retail API sends them, in the operator's order. */
export function offersWire(lines: readonly CartLine[], priced: PricedBasket): OfferWire[] {
  const counted = lines.filter(isCounted);
  const best = bestOffers(counted, priced);
  return priced.offers.flatMap((offer) => {
    const status = offerStatus(offer, { lines: counted, priced, best });
    return status && status.appliesTo.length > 0 ? offerWire(offer, status) : [];
  });
}

function offerWire(
  { id, title, terms, kind }: OfferDocument,
  { appliesTo, eligible, missingText }: OfferStatus,
): OfferWire {
  return {
    OfferId: id,
    Title: title,
    Terms: terms,
    Kind: OFFER_KINDS[kind],
    AppliesTo: appliesTo.map(({ line, saving, selected, best }) => ({
      LineId: line.id,
      ProductUrl: line.slug,
      SizeName: line.sizeName,
      Saving: saving,
      Selected: selected,
      Best: best,
    })),
    Saving: appliesTo.reduce((sum, { saving }) => sum + saving, 0),
    Eligible: eligible,
    MissingText: missingText,
    Selected: appliesTo.some(({ selected }) => selected),
  };
}
