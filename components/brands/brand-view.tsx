import type { Brand } from '#lib/storefront/catalogue/brands/types.ts';
import type { OfferBanner } from '#lib/storefront/catalogue/types.ts';
import { ProductCarousel } from '@/components/home/product-carousel';
import { OfferBannerList } from '@/components/offers/offer-banner-list';
import { BrandHero } from './brand-hero';
import { BrandStores } from './brand-stores';
import { Collections } from './collections';

interface BrandViewProps {
  brand: Brand;
  /** The offers on the brand's products. */
  offers: readonly OfferBanner[];
}

/** A brand's page: its story, collections, best sellers and the physical stores that carry it. */
export function BrandView({ brand, offers }: BrandViewProps) {
  return (
    <div className="flex flex-col gap-y-14 pb-4 md:gap-y-20">
      <div>
        <BrandHero brand={brand} />
        <div className="page-width">
          <OfferBannerList offers={offers} currentPath={brand.href} />
        </div>
      </div>
      <Collections collections={brand.collections} />
      <ProductCarousel title="Bestsellers" href={brand.productsHref} products={brand.products} />
      <BrandStores brand={brand} />
    </div>
  );
}
