import type { OfferBanner } from '#lib/storefront/catalogue/types.ts';
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
    <Section id={OFFERS_ID} title="Offers">
      {offers.some((offer) => offer.kind === 'line') && (
        <p className="mb-2 max-w-measure text-muted">
          Each item in your cart gets one offer: the one that saves you the most. You can choose another in the cart.
        </p>
      )}
      <OfferBanners offers={offers} level={3} />
    </Section>
  );
}
