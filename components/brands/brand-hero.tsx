import * as paths from '#lib/shared/paths.ts';
import type { Brand } from '#lib/storefront/catalogue/brands/types.ts';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { BrandPicture } from './brand-picture';

/** A brand's name, country and story beside its picture, which is below them on narrow screens. */
export function BrandHero({ brand }: { brand: Brand }) {
  return (
    <>
      <div className="page-width pt-2 pb-3 md:py-4">
        <Breadcrumb
          crumbs={[
            { name: 'Brands', href: paths.brands() },
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
            {brand.story && <p className="mt-4 max-w-measure text-pretty text-muted md:text-lg">{brand.story}</p>}
            {brand.productCount > 0 && (
              <p className="mt-6">
                <Link href={brand.productsHref} className={buttonClass('secondary')}>
                  {brand.productCount === 1 ? 'Shop 1 product' : `Shop all ${brand.productCount} products`}
                </Link>
              </p>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
