import type { FacetKind, Label, SortOrder, TrustIcon } from '#lib/contract/index.ts';
import type { WatchMeasures } from '#lib/storefront/catalogue/size-guide/wrist-fit.ts';

/** A photo: `source` is the path in the original folder; the sizes are made from it by `lib/shared/photo.ts`. */
export interface Photo {
  source: string;
  alt: string;
}

/** What the published reviews of a product come to. */
export interface Rating {
  /** Of their stars, to one decimal. */
  average: number;
  count: number;
}

/** A product on a card. Prices in integer paise. */
export interface ProductSummary {
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
  /** Left out where it has no published reviews. */
  rating?: Rating;
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

/** In paise: `metal` + `making` + `stones` + `rounding` - `discount` + `gst` is the price. */
export interface PriceBreakup {
  metal: number;
  making: number;
  stones: number;
  /** Before tax. */
  discount: number;
  /** Before tax; below zero where the price was rounded down. */
  rounding: number;
  gst: number;
  ratePerGram: number;
  /** The day of the rate in India, `YYYY-MM-DD`; empty where nobody knows it. */
  rateOn: string;
  netWeightGrams: number;
  /** Metal and purity; empty where nobody knows them. */
  metalName: string;
}

export interface Product extends ProductSummary {
  /** The top category: what it is, e.g. `Watches`. */
  department: string;
  description: string;
  highlights: string[];
  gender: string;
  sizes: ProductSize[];
  maximumQuantity: number;
  specifications: { group: string; rows: { name: string; value: string }[] }[];
  priceBreakup: PriceBreakup | null;
  /** Whether BIS has tested its purity, and what a laboratory vouches for; empty where none does. */
  authenticity: { hallmarked: boolean; certificate: string };
  /** Whether its sizes are those of rings. */
  isRing: boolean;
  /** What a watch measures; null where nobody knows it. */
  measures: WatchMeasures | null;
  /** What its colourways share, as a name for programs. */
  design: string;
  colourways: ProductSummary[];
  legal: {
    countryOfOrigin: string;
    manufacturerOrImporter: string;
    netQuantity: string;
    hsnCode: string;
    gstPercent: number;
  };
  warranty: string;
  /** Days from delivery in which it may be sent back; null where it is not. */
  returnDays: number | null;
  breadcrumb: Crumb[];
}

/** A value of a facet. Which ones are chosen the query says; here it would cross to the browser a second time. */
export interface FacetValue {
  value: string;
  title: string;
  count: number;
}

export interface Facet {
  key: string;
  title: string;
  kind: FacetKind;
  values: FacetValue[];
  /** How many more values there are, each with fewer products than those told; undefined where all are told. */
  omitted?: number;
}

/** A filter that is in force, and what the list would hold without it. */
export interface FilterSuggestion {
  key: string;
  value: string;
  count: number;
}

/** What a list's URL asks for, in its one canonical form. */
export interface ListingQuery {
  filters: Record<string, string[]>;
  sort: SortOrder | undefined;
  page: number;
  /** The last of the pages that are shown as one, after "Load more"; left out where it is one alone. */
  to?: number | undefined;
}

export interface Listing {
  title: string;
  intro: string;
  href: string;
  total: number;
  /** The page that it shows, or the last of those that it shows as one. */
  page: number;
  totalPages: number;
  sort: SortOrder;
  /** The orders that it can have, its own first; empty where the retail API does not say. */
  sortOrders: SortOrder[];
  products: ProductSummary[];
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

/** A brand, with its picture where it has one. */
export type BrandTile = Omit<HomeTile, 'photo'> & { photo: HomeTile['photo'] | null };

/** A shop in a city. */
export interface HomeStore {
  name: string;
  /** Its own page; null where that is not known. */
  href: string | null;
  address: string;
  city: string;
  state: string;
  pincode: string;
  phone: string;
  /** In the order of the week: `Mon to Sat`, `10:30-21:00`. */
  hours: { days: string; hours: string }[];
}

/** A promise of the store and the page that says more. */
export interface TrustPoint {
  icon: TrustIcon;
  title: string;
  text: string;
  href: string;
}

export type HomeSection =
  | { kind: 'hero' | 'tiles'; title: string; tiles: HomeTile[] }
  | { kind: 'brands'; title: string; tiles: BrandTile[] }
  | { kind: 'rail'; title: string; href: string; products: ProductSummary[] }
  | { kind: 'stores'; title: string; stores: HomeStore[] }
  | { kind: 'trust'; title: string; points: TrustPoint[] }
  | { kind: 'offers'; title: string; offers: OfferBanner[] };

/** An offer as it is told of before there is a cart. */
export interface OfferBanner {
  id: string;
  title: string;
  terms: string;
  /** When it ends, in epoch milliseconds. */
  endsAt: number;
  /** The smallest list that holds all its goods and mostly those; null where none does. */
  href: string | null;
  /** `line`: taken off lines of the cart. `cart`: comes by itself. `note`: nothing of the store's own, e.g. a bank's. */
  kind: 'line' | 'cart' | 'note';
}

/** Live price and stock of one product. */
export interface Availability {
  code: string;
  /** `name`: null where it comes in one size. */
  sizes: { sku: string; name: string | null; price: number; mrp: number; stock: number }[];
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
