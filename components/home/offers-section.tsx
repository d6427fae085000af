import type { OfferBanner } from '#lib/storefront/catalogue/types.ts';
import { OfferBanners } from '@/components/offers/offer-banners';
import { SectionHeading } from './section-heading';

/** The current offers. */
export function OffersSection({ title, offers }: { title: string; offers: OfferBanner[] }) {
  if (offers.length === 0) return null;
  return (
    <section aria-label={title} className="page-width">
      <SectionHeading title={title} />
      <div className="border-line border-t">
        <OfferBanners offers={offers} level={3} />
      </div>
    </section>
  );
}
