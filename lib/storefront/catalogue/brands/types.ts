import type { ProductPhoto, ProductSummary } from '#lib/storefront/catalogue/types.ts';

/** A picture with its intrinsic size in pixels. */
type Picture = ProductPhoto & { width: number; height: number };

/** A brand in the index of all brands. */
export interface BrandEntry {
  name: string;
  href: string;
  country: string;
  picture: Picture | null;
  productCount: number;
}

/** A part of a brand's range, with its own list. */
export interface BrandCollection {
  title: string;
  href: string;
  photo: ProductPhoto;
  count: number;
}

/** Everything of a brand's page. */
export interface Brand extends BrandEntry {
  story: string;
  /** The link to the list of all its products. */
  productsHref: string;
  collections: BrandCollection[];
  /** Its best-selling products. */
  products: ProductSummary[];
  /** Some of the physical stores that sell it, each with its page where known. */
  stores: { name: string; city: string; href: string | null }[];
  /** The store locator filtered by this brand. */
  storesHref: string;
}
