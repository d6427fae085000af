import * as paths from '#lib/shared/paths.ts';
import type { Brand } from '#lib/storefront/catalogue/brands/types.ts';
import type { OfferBanner } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { ProductCarousel } from '@/components/home/product-carousel';
import { SectionHeading } from '@/components/home/section-heading';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { OfferBannerList } from '@/components/offers/offer-banner-list';
import { buttonClass } from '@/components/ui/button';
import { languageOfContent } from '@/components/ui/in-its-language';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { BrandPicture } from './brand-picture';
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
      <ProductCarousel title={m.listingBestsellers()} href={brand.productsHref} products={brand.products} />
      <BrandStores brand={brand} />
    </div>
  );
}

/** A brand's name, country and story beside its picture, which is below them on narrow screens. */
function BrandHero({ brand }: { brand: Brand }) {
  return (
    <>
      <div className="page-width pt-2 pb-3 md:py-4">
        <Breadcrumb
          crumbs={[
            { name: m.listingBrands(), href: paths.brands() },
            { name: brand.name, href: brand.href },
          ]}
        />
      </div>
      {/* A container query, because the window's width includes the scrollbar and changes with it. */}
      <div className="@container">
        <div className="lg:grid lg:grid-cols-[5fr_7fr] lg:border-line lg:border-y">
          <BrandPicture
            brand={brand}
            sizes="(width >= 62rem) 90vw, (width >= 48rem) 100vw, 150vw"
            shape="aspect-8/5 md:aspect-2/1 lg:col-start-2 lg:row-start-1 lg:aspect-auto lg:min-h-[min(34cqw,34rem)]"
            urgent
          />
          <div className="flex min-w-0 flex-col justify-center px-4 pt-7 pb-2 md:px-8 lg:row-start-1 lg:py-10 lg:pr-12 lg:pl-[max(2rem,calc((100cqw-80rem)/2))]">
            <h1 className="text-4xl lg:text-5xl">{brand.name}</h1>
            <p className="mt-2 text-brass">{brand.country}</p>
            {brand.story && (
              <p lang={languageOfContent(brand.story)} className="mt-4 max-w-measure text-pretty text-muted md:text-lg">
                {brand.story}
              </p>
            )}
            {brand.productCount > 0 && (
              <p className="mt-6">
                <Link href={brand.productsHref} className={buttonClass('secondary')}>
                  {m.listingBrandShop({ count: brand.productCount })}
                </Link>
              </p>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

/**
 * The physical stores that carry a brand, with a link to all of them; renders nothing where they are unknown.
 */
function BrandStores({ brand: { name: brandName, stores, storesHref } }: { brand: Brand }) {
  if (stores.length === 0) return null;
  return (
    <section aria-label={m.listingBrandStores()} className="page-width">
      <SectionHeading title={m.listingBrandStores()} />
      <ul className="grid grid-cols-2 gap-x-4 border-line border-t md:gap-x-6 xl:grid-cols-4">
        {stores.map(({ name, city, href }) => (
          <li key={`${name}, ${city}`} className="group relative min-w-0 border-line border-b py-3">
            {href ? (
              <Link href={href} className="after:absolute after:inset-0 group-hover:text-brass">
                {name}
              </Link>
            ) : (
              name
            )}
            <span className="block text-muted text-sm">{city}</span>
          </li>
        ))}
      </ul>
      {/* Without pages for the physical stores there is no list that could be filtered. */}
      {stores.some(({ href }) => href) && (
        <p className="mt-2">
          <Link href={storesHref} className={LINK_CLASS}>
            {m.listingBrandAllStores({ brand: brandName })}
          </Link>
        </p>
      )}
    </section>
  );
}
