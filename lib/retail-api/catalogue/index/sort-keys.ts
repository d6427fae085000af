import { discountPercent } from '#lib/shared/money.ts';
import { ratingScore } from '../../community/reviews/star-counts.ts';
import type { IndexEntry } from './index-entry.ts';

/** The sort keys of products, by ordinal. */
export interface SortKeys {
  /** 1 if any size is available. */
  available: Uint8Array;
  /** 1 if the operator marks it as a hot seller. */
  hot: Uint8Array;
  /** Epoch milliseconds. */
  launched: Float64Array;
  /** Paise. */
  price: Float64Array;
  mrp: Float64Array;
  /** Whole percent. */
  discount: Uint8Array;
  /** Grams, for jewellery only; `NO_WEIGHT` if there is none. */
  weight: Float64Array;
  /** Alphabetical position of the country. */
  origin: Uint32Array;
  /** `ratingScore` of its reviews; 0 if there are none. */
  rating: Float64Array;
  /** Position in the operator's order. */
  position: Uint32Array;
}

export const NO_WEIGHT = -1;

/** The sorted fields of an entry, so that the entry need not stay in memory. */
type SortFields = Pick<IndexEntry, 'price' | 'mrp' | 'position'> & {
  isAvailable: boolean;
  isHot: boolean;
  launched: number;
  weight: number;
  origin: string;
  rating: number;
};

/** Collects sort keys, one product at a time. */
export class SortKeyBuilder {
  readonly #entries: SortFields[] = [];

  add({ product, price, mrp, stock, stars, position }: IndexEntry): void {
    this.#entries.push({
      price,
      mrp,
      position,
      isAvailable: stock > 0,
      isHot: product.Labels.includes('hot seller'),
      launched: Date.parse(product.LaunchedOn),
      weight: product.RootCategory === 'Jewellery' ? (product.Attributes.GrossWeightG ?? NO_WEIGHT) : NO_WEIGHT,
      origin: product.CountryOfOrigin,
      rating: ratingScore(stars),
    });
  }

  finish(): SortKeys {
    const entries = this.#entries;
    const origins = [...new Set(entries.map(({ origin }) => origin))].sort();
    const placeOf = new Map(origins.map((origin, place) => [origin, place]));
    return {
      available: Uint8Array.from(entries, ({ isAvailable }) => Number(isAvailable)),
      hot: Uint8Array.from(entries, ({ isHot }) => Number(isHot)),
      launched: Float64Array.from(entries, ({ launched }) => launched),
      price: Float64Array.from(entries, ({ price }) => price),
      mrp: Float64Array.from(entries, ({ mrp }) => mrp),
      discount: Uint8Array.from(entries, ({ mrp, price }) => discountPercent(mrp, price)),
      weight: Float64Array.from(entries, ({ weight }) => weight),
      origin: Uint32Array.from(entries, ({ origin }) => placeOf.get(origin) ?? 0),
      rating: Float64Array.from(entries, ({ rating }) => rating),
      position: Uint32Array.from(entries, ({ position }) => position),
    };
  }
}
