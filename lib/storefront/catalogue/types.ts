import type { FacetKind, Label, Sizing, SortOrder, TrustIcon } from '#lib/contract/index.ts';
import type { WatchMeasures } from '#lib/storefront/catalogue/size-guide/wrist-fit.ts';
import type { Journal } from '#lib/storefront/content/stories/types.ts';
import type { EngravingTerms } from '#lib/storefront/engraving/types.ts';

/**
 * A photo: `source` is the path in the original folder; `lib/shared/photo.ts` makes the addresses of its
 * sizes.
 */
export interface ProductPhoto {
  source: string;
  alt: string;
  /** Pixels across for a closer look; left out where it has no more than pages show. */
  closeUp?: number;
}

/** A video of a product; `src` and those of the captions are paths on the store's site. */
export interface ProductVideo {
  src: string;
  /** Its media type. */
  type: string;
  /** The picture before it plays. */
  poster: ProductPhoto;
  captions: { src: string; language: string; label: string }[];
  /** Left out where it is not known. */
  seconds?: number;
  /** The day in India, `YYYY-MM-DD`, on which the store got it; left out where it is not known. */
  addedOn?: string;
}

/** Summary of a product's published reviews. */
export interface Rating {
  /** The average number of stars, to one decimal. */
  average: number;
  count: number;
}

/** A colour of a design, and the path of the product that has it. */
export interface CardColour {
  name: string;
  /** Its name in English, by which its dots are drawn. */
  shade: string;
  href: string;
}

/** A product on a card. Prices in integer paise. */
export interface ProductSummary {
  code: string;
  title: string;
  brand: string;
  /** Path with the leading slash. */
  href: string;
  photos: ProductPhoto[];
  mrp: number;
  price: number;
  discountPercent: number;
  /** At most two, in order of precedence. */
  labels: Label[];
  colour: string;
  /** The colours of its design, its own among them; left out where there is only one. */
  colours?: CardColour[];
  category: string;
  /** Left out where it is not known. */
  sizing?: Sizing;
  /** Left out where the product has no published reviews. */
  rating?: Rating;
  /** When its price or labels change by time, in epoch milliseconds; left out if never. */
  priceChangesAt?: number;
}

export interface ProductSize {
  sku: string;
  /** The size's name; null where the product comes in one size. */
  name: string | null;
  price: number;
  mrp: number;
  stock: number;
}

export interface Crumb {
  name: string;
  href: string;
}

/** In paise: `metal` + `making` + `stones` - `discount` + `gst` is the price. */
export interface PriceBreakup {
  metal: number;
  making: number;
  stones: number;
  /** Before tax. */
  discount: number;
  gst: number;
  ratePerGram: number;
  /** The date of the metal rate in India, `YYYY-MM-DD`; empty where unknown. */
  rateOn: string;
  netWeightGrams: number;
  /** Metal and purity; empty where unknown. */
  metalName: string;
}

/** The breakup of the price of one size, with its price and MRP in paise. */
export interface SizeBreakup {
  sku: string;
  /** The size's name; null where the product comes in one size. */
  name: string | null;
  price: number;
  mrp: number;
  breakup: PriceBreakup;
}

export interface Product extends ProductSummary {
  /** The top category, e.g. `Watches`. */
  department: string;
  /** Left out where there is none. */
  video?: ProductVideo;
  /** The photos of one whole spin in equal steps, the front view first; left out where there are none. */
  spin?: ProductPhoto[];
  description: string;
  highlights: string[];
  gender: string;
  sizes: ProductSize[];
  maximumQuantity: number;
  specifications: { group: string; rows: { name: string; value: string }[] }[];
  priceBreakup: PriceBreakup | null;
  /** The breakups of its sizes where they weigh or cost differently; else empty. */
  sizeBreakups: SizeBreakup[];
  /** Whether BIS has hallmarked it, and the laboratory certificate; empty where there is none. */
  authenticity: { hallmarked: boolean; certificate: string };
  /** Whether its sizes are ring sizes. */
  isRing: boolean;
  /** Whether its sizes are bangle sizes. */
  isBangle: boolean;
  /** The measurements of a watch; null where unknown. */
  measures: WatchMeasures | null;
  /** The design that its colour variants share, as an identifier. */
  design: string;
  colourways: ProductSummary[];
  /** How it may be engraved; null where it may not. */
  engraving: EngravingTerms | null;
  /** Whether shoppers can ask to be told when its price falls. */
  priceAlerts: boolean;
  legal: {
    countryOfOrigin: string;
    manufacturerOrImporter: string;
    netQuantity: string;
    hsnCode: string;
    gstPercent: number;
  };
  warranty: string;
  /** Days after delivery in which it may be returned; null where it is not returnable. */
  returnDays: number | null;
  breadcrumb: Crumb[];
}

/** A value of a facet. Chosen values are in the query only, so that they are not sent to the browser twice. */
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
  /** The number of further values, each with fewer products than those listed; undefined where all are listed. */
  omitted?: number;
}

/** A chosen filter, and what the list would hold without it. */
export interface FilterSuggestion {
  key: string;
  value: string;
  count: number;
}

/** The query of a list's URL, in its one canonical form. */
export interface ListingQuery {
  filters: Record<string, string[]>;
  sort: SortOrder | undefined;
  page: number;
  /** The last of the pages that are shown as one, after "Load more"; left out where one page is shown. */
  to?: number | undefined;
}

export interface Listing {
  title: string;
  intro: string;
  href: string;
  total: number;
  /** The number of the page, or of the last page where several are shown as one. */
  page: number;
  totalPages: number;
  sort: SortOrder;
  /** The available sort orders, the default first; empty where the retail API does not say. */
  sortOrders: SortOrder[];
  products: ProductSummary[];
  facets: Facet[];
  breadcrumb: Crumb[];
  children: { name: string; href: string; count: number }[];
  /** Searches only: the corrected text, or empty. */
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
  photo: ProductPhoto & { width: number; height: number };
}

/** A brand, with its picture where it has one. */
export type BrandTile = Omit<HomeTile, 'photo'> & { photo: HomeTile['photo'] | null };

/** A physical store in a city. */
export interface HomeStore {
  name: string;
  /** Its page; null where unknown. */
  href: string | null;
  address: string;
  city: string;
  state: string;
  pincode: string;
  phone: string;
  /** In the order of the week: `Mon to Sat`, `10:30-21:00`. */
  hours: { days: string; hours: string }[];
}

/** A promise of the store, with the page about it. */
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
  | { kind: 'offers'; title: string; offers: OfferBanner[] }
  | ({ kind: 'journal'; title: string } & Journal);

/** An offer as presented outside the cart. */
export interface OfferBanner {
  id: string;
  title: string;
  terms: string;
  /** The moment when it ends, in epoch milliseconds. */
  endsAt: number;
  /** The smallest list that contains all its products and mostly those; null where there is none. */
  href: string | null;
  /**
   * `line`: reduces lines of the cart. `cart`: applied automatically. `note`: not given by the store, e.g. a
   * bank's.
   */
  kind: 'line' | 'cart' | 'note';
}

/** Current price and stock of one product. */
export interface Availability {
  code: string;
  /** `name`: null where the product comes in one size. */
  sizes: { sku: string; name: string | null; price: number; mrp: number; stock: number }[];
}

/** Delivery to a pincode. Dates are `YYYY-MM-DD` in India, empty where only `deliveryDays` is known. */
export interface Serviceability {
  pincode: string;
  city: string;
  state: string;
  deliverable: boolean;
  cashOnDelivery: boolean;
  /** Photo ID must be shown at delivery. */
  identityNeeded: boolean;
  earliestDate: string;
  latestDate: string;
  /** Days as text, e.g. `12-15`. */
  deliveryDays: string;
  /** Business days in which items are made ready, which all the dates contain; 0 where there are none. */
  makingDays: number;
  /** The faster delivery that can be chosen; null where there is none. */
  express: ExpressOffer | null;
}

/** A faster delivery. `charge`: what it costs besides shipping, in paise. */
export type ExpressOffer = Pick<Serviceability, 'earliestDate' | 'latestDate' | 'deliveryDays'> & { charge: number };

export interface Sitemap {
  /** `modifiedAt` in epoch milliseconds. */
  entries: { href: string; modifiedAt: number }[];
  totalPages: number;
}
