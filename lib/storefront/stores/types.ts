import type { Department, StoreStockLevel } from '#lib/contract/store-vocabulary.ts';
import type { StoreHours } from '#lib/shared/store-hours.ts';

export interface Store extends StoreHours {
  code: string;
  name: string;
  /** Identifies it in the addresses of its pages. */
  slug: string;
  href: string;
  address: string;
  /** In the letters of the address. */
  city: string;
  /** As headings name it in the language of the page. */
  cityName: string;
  state: string;
  pincode: string;
  latitude: number;
  longitude: number;
  phone: string;
  /** Number on WhatsApp; empty where it has none. */
  whatsApp: string;
  services: string[];
  /** Whether it also takes appointments for a short video call. */
  videoCalls: boolean;
  /** The departments that it sells; empty where unknown. */
  departments: readonly Department[];
}

/** A physical store's stock of a product. */
export interface StoreStock {
  level: StoreStockLevel;
  /** Names of the sizes in stock; empty where the product comes in one size. */
  sizes: string[];
  /** When the stock was last reported, in epoch milliseconds. */
  updatedAt: number;
  /** Hours of opening time after which an order can be collected there; null where none can. */
  collectHours: number | null;
}

/** A physical store that was found, with its distance in kilometres where a place is known. */
export type FoundStore = Store & {
  distance: number | null;
  /** Null where no product was searched for. */
  shelf: StoreStock | null;
};

export interface StoreQuery {
  text: string;
  near: { latitude: number; longitude: number } | null;
  /** Required service, or empty. */
  service: string;
  /** Slug of a brand that must be sold there, or empty. */
  brand: string;
  /** Whether only physical stores that are open now are searched for. */
  open: boolean;
  /** Code of a product that must be in stock, or empty. */
  product: string;
  /** Name of the product's size, or empty for any. */
  size: string;
}

/** A brand that physical stores can be filtered by. */
interface StoreBrand {
  slug: string;
  name: string;
}

/** The product that was searched for. */
export interface StockedProduct {
  code: string;
  title: string;
  href: string;
  /** Names of its sizes; empty where it comes in one size. */
  sizes: string[];
}

export interface StoresFound {
  stores: FoundStore[];
  /**
   * `all`: no place given · `here` · `state`: in the state of the place · `nearest` · `none`: unknown place, all
   * are listed.
   */
  match: 'all' | 'here' | 'state' | 'nearest' | 'none';
  place: string;
  services: string[];
  /** All brands sold in any physical store, by name. */
  brands: StoreBrand[];
  /** Null where no product was searched for; otherwise the physical stores are those that have it. */
  product: StockedProduct | null;
}
