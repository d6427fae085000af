import type { Photo, ProductSummary } from '#lib/storefront/catalogue/types.ts';

/** A picture with its intrinsic size in pixels. */
type Picture = Photo & { width: number; height: number };

/** A brand as the index of all brands shows it. */
export interface BrandEntry {
  name: string;
  href: string;
  country: string;
  picture: Picture | null;
  productCount: number;
}

/** A part of what a brand sells: a list of its own. */
export interface BrandCollection {
  title: string;
  href: string;
  photo: Photo;
  count: number;
}

/** Everything of a brand's page. */
export interface Brand extends BrandEntry {
  story: string;
  /** The list of all its products. */
  productsHref: string;
  collections: BrandCollection[];
  /** What sells best. */
  products: ProductSummary[];
  /** Some of the shops that have it, each with its page where that is known. */
  stores: { name: string; city: string; href: string | null }[];
  /** The store locator with all of them. */
  storesHref: string;
}
