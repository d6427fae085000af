import type { OfferBanner } from '#lib/storefront/catalogue/types.ts';
import { OfferRow } from './offer-row';

interface OfferBannersProps {
  /** At least one offer, in the operator's order. */
  offers: readonly OfferBanner[];
  /** The heading level of the offers' titles. */
  level: 2 | 3;
}

/**
 * Offers with their terms, their last day, and the list of their products. Their savings are shown in the
 * cart.
 */
export function OfferBanners({ offers, level }: OfferBannersProps) {
  const now = Date.now();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-x-8">
      {offers.map((offer) => (
        <OfferRow key={offer.id} offer={offer} now={now} level={level} />
      ))}
    </ul>
  );
}
