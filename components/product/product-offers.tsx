import type { OfferBanner } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { OfferBanners } from '@/components/offers/offer-banners';
import { Section } from '@/components/product/product-section';

export const OFFERS_ID = 'offers';

/**
 * The region "Offers": the offers that a cart with this product may get. The page's price does not include
 * them.
 */
export function ProductOffers({ offers }: { offers: readonly OfferBanner[] }) {
  if (offers.length === 0) return null;
  return (
    <Section id={OFFERS_ID} title={m.productOffers()}>
      {offers.some((offer) => offer.kind === 'line') && (
        <p className="mb-2 max-w-measure text-muted">{m.productOffersOnePerItem()}</p>
      )}
      <OfferBanners offers={offers} level={3} />
    </Section>
  );
}
