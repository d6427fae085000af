import type { StoreHours } from '#lib/shared/store-hours.ts';

/** A shop that has a product, in the words of a product's page. */
export interface StockedStore extends StoreHours {
  name: string;
  href: string;
  phone: string;
  /** Empty where it has none. */
  whatsApp: string;
  latitude: number;
  longitude: number;
  /** `215 km away`, or empty. */
  distance: string;
  /** What it has: `In stock today, updated at 9:40 am`. */
  shelf: string;
  fewLeft: boolean;
  /** `Sizes 12 and 14`, or empty. */
  sizes: string;
}

/** What a product's page is answered that asks for shops which have the product. */
export interface StockReply {
  ok: true;
  /** `4 stores have it, the nearest to Jaipur, Rajasthan first`. */
  words: string;
  /** The first few. */
  stores: StockedStore[];
  /** The page with all of them; null where there are no more. */
  all: string | null;
}
