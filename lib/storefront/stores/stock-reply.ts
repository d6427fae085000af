import type { StoreHours } from '#lib/shared/store-hours.ts';

/** A physical store that has a product in stock, as shown on the product's page. */
interface StockedStore extends StoreHours {
  name: string;
  href: string;
  /** The pages that ask for a visit, and for a video call; empty where it offers none. */
  visit: string;
  videoCall: string;
  phone: string;
  /** Empty where it has none. */
  whatsApp: string;
  latitude: number;
  longitude: number;
  /** `215 km away`, or empty. */
  distance: string;
  /** The stock level: `In stock today, updated at 9:40 am`. */
  shelf: string;
  fewLeft: boolean;
  /** `Sizes 12 and 14`, or empty. */
  sizes: string;
  /** Whether and when an order can be collected there; empty where it cannot. */
  collect: string;
}

/** The response to a product page that searches for physical stores with the product. */
export interface StockReply {
  ok: true;
  /** The heading: `4 stores have it, nearest to Jaipur, Rajasthan first`. */
  heading: string;
  /** The first few physical stores. */
  stores: StockedStore[];
  /** The page with all of them; null where no others were found. */
  all: string | null;
}
