/**
 * The figures that the retail API’s benchmark programs print as JSON, by the name of the program. Times are in
 * milliseconds.
 */
export interface BenchFigures {
  'print-search-bench': SearchFigures;
  'print-enumeration-bench': EnumerationTiming[];
  'print-totals-bench': TotalsFigures;
  'print-checkout-bench': CheckoutFigures[];
  'print-photo-bench': PhotoFigures;
  'print-rates-bench': RatesTiming[];
  'print-desk-bench': DeskTiming[];
  'print-cluster-begin': ClusterProduct[];
  'print-cluster-ledgers': ClusterLedgers;
  /** The names of the files. */
  'print-catalogue-files': string[];
}

type BenchEngine = 'sqlite' | 'postgres';

/** How long a task took, over many repetitions. */
export interface Timing {
  p50: number;
  p99: number;
  slowest: number;
  /** CPU time at the 99th percentile; unlike the others it is reliable on a busy machine. */
  processor99: number;
}

export interface SearchTiming extends Timing {
  products: number;
  what: string;
  /** The engine of the database; null if no database is read. */
  engine: BenchEngine | null;
}

/** How long a kind of call of the back office took. */
export interface DeskTiming extends Timing {
  engine: BenchEngine;
  /** The number of orders, and of products. */
  orders: number;
  what: string;
}

/** The cost of an index, of this store or of a library. */
export interface IndexCost {
  products: number;
  what: string;
  /** Its memory. */
  megabytes: number;
  /** The time to build it. */
  time: number;
  processor: number;
}

export interface SearchFigures {
  timings: SearchTiming[];
  indexes: IndexCost[];
}

export interface EnumerationTiming {
  call: string;
  /**
   * Medians. `known`: for a recipient of a customer or an invitation, or the number of a gift card; `unknown`: for one
   * that does not exist.
   */
  known: number;
  unknown: number;
}

export interface TotalsFigures {
  carts: number;
  /** The number of carts with a figure that differs from the second implementation, and the seeds of the first few. */
  differing: number;
  seeds: number[];
  /** The number of carts priced in a second. */
  perSecond: number;
}

/** The quality of photo search in one set of queries. */
export interface PhotoQuality {
  set: string;
  /** The kind of queries, or what the search was given, or the difficulty that was left out. */
  of: string;
  queries: number;
  /** Share of queries with exactly this product first, and among the first twelve. */
  first: number;
  firstTwelve: number;
  /** Share of queries with a product of the right kind among the first three. */
  kind: number;
}

export interface PhotoSpeed {
  products: number;
  photos: number;
  /** The search by the object alone, without decoding the photo. */
  search: Timing;
  /** The whole search: by the object, and by the points of the nearest products, which are in memory. */
  ranking: Timing;
  /** The longest wait of another request during a search; the median of the searches. */
  heldUp: number;
  /** The share of the first 24 results that a complete comparison of all photos finds, too. */
  agreement: number;
  /** The time to decode and describe a JPEG of 12 megapixels, the median of five. */
  twelveMegapixels: number;
  /** The growth of the process over a thousand hostile files, in megabytes. */
  hostileGrowth: number;
  /** The number of hostile files that ended the analysing process, or took it too long. */
  hostileEnds: number;
}

export interface PhotoFigures {
  qualities: PhotoQuality[];
  speed: PhotoSpeed;
}

export interface RatesTiming {
  engine: BenchEngine;
  products: number;
  /** The number of SKUs whose price changed. */
  changed: number;
  /** The time to compute every price, as for a preview and before saving. */
  preview: number;
  /** The time from the beginning of the rates until the prices have changed. */
  applied: number;
  /** Requests of product pages during that time. */
  pages: { count: number; p99: number; slowest: number };
  /** Additions to carts during that time. */
  writes: { count: number; p99: number; slowest: number };
}

/** The figures of all checks of the checkout on one engine. */
export interface CheckoutFigures {
  engine: BenchEngine;
  processes: number;
  lastItem: StockRaceFigures;
  fewItems: StockRaceFigures;
  intents: IntentFigures;
  coupon: GiftRaceFigures;
  giftCard: GiftRaceFigures;
  kills: KillFigures;
}

export interface StockRaceFigures {
  attempts: number;
  /** The number of orders above or below the number of units. */
  oversold: number;
  unsold: number;
  /** The time until the last buyer of a round had an answer. */
  slowestMs: number;
  /** The differences between the ledgers. */
  differences: string[];
}

export interface IntentFigures {
  intents: number;
  calls: number;
  orders: number;
  captures: number;
  /** The number of units that left the stock. */
  units: number;
  differences: string[];
}

export interface GiftRaceFigures {
  /** The number of orders with the coupon or the gift card. */
  orders: number;
  /** The paise charged to a gift card; 0 for a coupon. */
  charged: number;
  differences: string[];
}

export interface KillFigures {
  kills: number;
  /** The number of writes of one checkout, from the order to the settled payment. */
  writes: number;
  slowestStartMs: number;
  /** The time from the last start until the ledgers agreed. */
  settledAfterMs: number;
  /** The differences that remained between the ledgers. */
  differences: string[];
}

/** A product that is for sale in a cluster under load. */
export interface ClusterProduct {
  sku: string;
  /** Its canonical path, without the slash before it. */
  slug: string;
}

/** The ledgers of a cluster after a load. */
export interface ClusterLedgers {
  /** The payments that the gateways took. */
  payments: number;
  /** The orders that were ever confirmed, and those of them that were cancelled. */
  orders: number;
  cancelled: number;
  refunds: number;
  invoices: number;
  /** The number of differences between the ledgers, and the first few as sentences. */
  differing: number;
  differences: string[];
}
