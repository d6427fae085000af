import type { Department, StoreStockLevel } from '#lib/contract/store-vocabulary.ts';
import type { StoreHours } from '#lib/shared/store-hours.ts';

export interface Store extends StoreHours {
  code: string;
  name: string;
  /** Names it in the addresses of its pages. */
  slug: string;
  href: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  latitude: number;
  longitude: number;
  phone: string;
  /** Number on WhatsApp; empty where it has none. */
  whatsApp: string;
  services: string[];
  /** What it sells; empty where that is not known. */
  departments: readonly Department[];
}

/** What a shop has of a product. */
export interface StoreStock {
  level: StoreStockLevel;
  /** Names of the sizes that it has; empty where the product comes in one. */
  sizes: string[];
  /** When the shop's stock was told last, in epoch milliseconds. */
  updatedAt: number;
}

/** A shop that was found, with its distance in kilometres where a place is known. */
export type FoundStore = Store & {
  distance: number | null;
  /** Null where no product was asked for. */
  shelf: StoreStock | null;
};

export interface StoreQuery {
  text: string;
  near: { latitude: number; longitude: number } | null;
  /** One of the services, or empty. */
  service: string;
  /** Slug of a brand that the shops are to have, or empty. */
  brand: string;
  /** Whether only shops that are open now are asked for. */
  open: boolean;
  /** Code of a product that the shops are to have, or empty. */
  product: string;
  /** Name of its size, or empty for any. */
  size: string;
}

/** A brand that shops can be asked for. */
export interface StoreBrand {
  slug: string;
  name: string;
}

/** The product that shops were asked for. */
export interface StockedProduct {
  code: string;
  title: string;
  href: string;
  /** Names of its sizes; empty where it comes in one. */
  sizes: string[];
}

export interface StoresFound {
  stores: FoundStore[];
  /** `all`: nothing was asked · `here` · `state`: in the state of the place · `nearest` · `none`: not understood, these are all. */
  match: 'all' | 'here' | 'state' | 'nearest' | 'none';
  place: string;
  services: string[];
  /** The brands that any shop has, by name. */
  brands: StoreBrand[];
  /** Null where no product was asked for; otherwise the shops are those that have it. */
  product: StockedProduct | null;
}
