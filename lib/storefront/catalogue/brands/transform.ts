import type { calls, DataOf } from '#lib/contract/index.ts';
import { localFact } from '#lib/shared/language/local-fact.ts';
import * as paths from '#lib/shared/paths.ts';
import { storeSlug } from '#lib/shared/slugs.ts';
import { toProductCard } from '#lib/storefront/catalogue/transform.ts';
import { storeHref } from '#lib/storefront/platform/site/store-href.ts';
import type { Brand, BrandEntry } from './types.ts';

type EntryWire = Pick<
  DataOf<typeof calls.brandList>[number],
  'BrandName' | 'Slug' | 'Country' | 'HeroImage' | 'HeroWidth' | 'HeroHeight' | 'ProductCount'
>;

/**
 * A brand of the index. A picture without known dimensions is left out, since no space could be reserved for
 * it.
 */
export function toBrandEntry(wire: EntryWire): BrandEntry {
  const { HeroImage: source, HeroWidth: width, HeroHeight: height } = wire;
  return {
    name: wire.BrandName,
    href: paths.brand(wire.Slug),
    country: localFact(wire.Country),
    picture: source === '' || width < 1 || height < 1 ? null : { source, alt: wire.BrandName, width, height },
    productCount: wire.ProductCount,
  };
}

/** The data of a brand's page; collections without a list are left out. */
export function toBrand(wire: DataOf<typeof calls.featuredBrand>): Brand {
  return {
    ...toBrandEntry(wire),
    story: wire.Story,
    productsHref: paths.brandProducts(wire.Slug),
    collections: wire.Collections.filter(({ Count }) => Count > 0).map(({ Title, Url, Image, Count }) => ({
      title: localFact(Title),
      href: storeHref(Url),
      photo: { source: Image, alt: '' },
      count: Count,
    })),
    products: wire.Products.map(toProductCard),
    stores: wire.Stores.map(({ StoreCode, Name, LocalName = Name, City }) => ({
      name: LocalName,
      city: City,
      href: StoreCode === undefined ? null : paths.store(storeSlug(Name, StoreCode)),
    })),
    storesHref: paths.stores({ brand: wire.Slug }),
  };
}
