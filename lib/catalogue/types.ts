import type { Label, SortOrder } from '#lib/contract/index.ts';

/** A photo: `source` is the path in the original folder; the sizes are made from it by `lib/shared/photo.ts`. */
export interface Photo {
  source: string;
  alt: string;
}

/** A product on a card. Prices in integer paise. */
export interface ProductCard {
  code: string;
  title: string;
  brand: string;
  /** Href with the leading slash. */
  href: string;
  photos: Photo[];
  mrp: number;
  price: number;
  discountPercent: number;
  /** At most two, in order of precedence. */
  labels: Label[];
  colour: string;
  category: string;
}

export interface ProductSize {
  sku: string;
  /** Null where the product comes in one size. */
  name: string | null;
  price: number;
  mrp: number;
  stock: number;
}

export interface Crumb {
  name: string;
  href: string;
}

export interface PriceBreakup {
  metal: number;
  making: number;
  stones: number;
  gst: number;
  ratePerGram: number;
  netWeightGrams: number;
}

export interface Product extends ProductCard {
  description: string;
  highlights: string[];
  gender: string;
  sizes: ProductSize[];
  maximumQuantity: number;
  specifications: { group: string; rows: { name: string; value: string }[] }[];
  priceBreakup: PriceBreakup | null;
  colourways: ProductCard[];
  legal: {
    countryOfOrigin: string;
    manufacturerOrImporter: string;
    netQuantity: string;
    hsnCode: string;
    gstPercent: number;
  };
  warranty: string;
  breadcrumb: Crumb[];
}

export interface FacetValue {
  value: string;
  title: string;
  count: number;
  selected: boolean;
}

export interface Facet {
  key: string;
  title: string;
  values: FacetValue[];
}

/** What a list's URL asks for, in its one canonical form. */
export interface ListingQuery {
  filters: Record<string, string[]>;
  sort: SortOrder | undefined;
  page: number;
}

export interface Listing {
  title: string;
  intro: string;
  href: string;
  total: number;
  page: number;
  totalPages: number;
  sort: SortOrder;
  products: ProductCard[];
  facets: Facet[];
  breadcrumb: Crumb[];
  children: { name: string; href: string; count: number }[];
  /** Searches only: what the text was corrected to, or empty. */
  correctedText: string;
}

export type Resolution =
  | { kind: 'product'; code: string; path: string }
  | { kind: 'list'; path: string }
  | { kind: 'redirect'; href: string };

export interface HomeTile {
  title: string;
  text: string;
  href: string;
  photo: Photo & { width: number; height: number };
}

export type HomeSection =
  | { kind: 'hero' | 'tiles' | 'brands'; title: string; tiles: HomeTile[] }
  | { kind: 'rail'; title: string; href: string; products: ProductCard[] };

/** Live price and stock of one product. */
export interface Availability {
  code: string;
  sizes: { sku: string; price: number; mrp: number; stock: number }[];
}

/** Delivery to a pincode. Dates are `YYYY-MM-DD` in India, empty where only `deliveryDays` is known. */
export interface Serviceability {
  pincode: string;
  city: string;
  state: string;
  deliverable: boolean;
  cashOnDelivery: boolean;
  /** Photo ID is asked at the door. */
  identityNeeded: boolean;
  earliestDate: string;
  latestDate: string;
  /** Days as text, e.g. `12-15`. */
  deliveryDays: string;
}

export interface Sitemap {
  /** `modifiedAt` in epoch milliseconds. */
  entries: { href: string; modifiedAt: number }[];
  totalPages: number;
}
