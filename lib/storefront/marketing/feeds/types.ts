import type { calls, DataOf } from '#lib/contract/index.ts';

/** From so many days to so many. */
export interface DayRange {
  from: number;
  to: number;
}

/** What delivery costs, in paise, and how long it takes. */
export interface ShippingTerms {
  charge: number;
  /** The value of goods from which it is free; null where it never is. */
  freeFrom: number | null;
  /** Business days until an order leaves; null where the retail API does not say. */
  dispatchDays: DayRange | null;
  /** Business days from there to the door. */
  transitDays: DayRange | null;
}

/** One SKU as feeds tell of it. Prices in paise. */
export interface FeedEntry {
  sku: string;
  productCode: string;
  /** Of the design that it is a size or a colour of; empty where there is one alone. */
  groupCode: string;
  title: string;
  description: string;
  /** Path of the store, with the size where there are several. */
  href: string;
  /** Sources of the photos, the front first. */
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
  /** Empty where there is one size. */
  size: string;
  /** Grams; 0 where it is not known. */
  weight: number;
}

export type FeedEntryWire = DataOf<typeof calls.feedEntries>['Items'][number];
