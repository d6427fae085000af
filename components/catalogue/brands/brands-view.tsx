import * as paths from '#lib/shared/paths.ts';
import type { BrandEntry } from '#lib/storefront/catalogue/brands/types.ts';
import * as m from '#messages';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { BrandPicture } from './brand-picture';

/** All brands, each linked to its own page. */
export function BrandsView({ brands }: { brands: BrandEntry[] }) {
  return (
    <div className="page-width pt-2 md:pt-6">
      <Breadcrumb crumbs={[{ name: m.listingBrands(), href: paths.brands() }]} />
      <div className="mt-3 mb-6 md:mt-5 md:mb-10">
        <h1 className="text-4xl md:text-5xl">{m.listingBrands()}</h1>
        <p className="mt-3 text-muted md:text-lg">
          {m.listingBrandsCount({ count: brands.length })}{' '}
          <Link href={paths.brandProducts()} className={`${LINK_CLASS} md:min-h-8`}>
            {m.listingShopAllProducts()}
          </Link>
        </p>
      </div>
      <ul
        aria-label={m.listingBrands()}
        className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10 xl:grid-cols-4"
      >
        {brands.map((brand) => (
          <li key={brand.href} className="group relative min-w-0">
            <BrandPicture
              brand={brand}
              sizes="(width >= 75rem) 30rem, (width >= 48rem) 50vw, 80vw"
              shape="aspect-4/3 rounded-sm"
            />
            <h2 className="mt-3 text-xl leading-snug">
              <Link href={brand.href} className="after:absolute after:inset-0 group-hover:text-brass">
                {brand.name}
              </Link>
            </h2>
            <p className="mt-0.5 text-muted text-sm">
              {m.listingBrandEntry({ country: brand.country, count: brand.productCount })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
