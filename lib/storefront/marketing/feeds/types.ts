import type { calls, DataOf } from '#lib/contract/index.ts';

/** A range of days. */
export interface DayRange {
  from: number;
  to: number;
}

/** Shipping costs in paise, and delivery times. */
export interface FeedShippingTerms {
  charge: number;
  /** The order value above which shipping is free; null where it never is. */
  freeFrom: number | null;
  /** Business days until an order is shipped; null where the retail API does not say. */
  dispatchDays: DayRange | null;
  /** Business days from shipping to delivery. */
  transitDays: DayRange | null;
}

/** One SKU in a feed. Prices in paise. */
export interface FeedEntry {
  sku: string;
  productCode: string;
  /** Code of the design that it is a size or colour of; empty where there is only one variant. */
  groupCode: string;
  title: string;
  description: string;
  /** Path in the store, with the size where there are several. */
  href: string;
  /** Sources of the photos, the front view first. */
  photos: string[];
  price: number;
  mrp: number;
  stock: number;
  brand: string;
  /** Names from the top category down. */
  categories: string[];
  department: string;
  gender: string;
  colour: string;
  material: string;
  /** Empty where there is only one size. */
  size: string;
  /** Grams; 0 where unknown. */
  weight: number;
}

export type FeedEntryWire = DataOf<typeof calls.feedEntries>['Items'][number];
