import type { SortOrder } from '#lib/contract/index.ts';
import { discountPercent } from '#lib/shared/money.ts';
import type { IndexEntry } from './index-entry.ts';

/** Orders that are the same for every list; relevance depends on the text. */
export type FixedOrder = Exclude<SortOrder, 'relevance'>;

interface SortKeys {
  available: number;
  hot: number;
  launched: number;
  price: number;
  discount: number;
  origin: string;
  position: number;
}

type Comparison = (left: SortKeys, right: SortKeys) => number;

/** Sold out last, then what the operator marks as hot seller, then the newest, then the operator's own order. */
const byPopularity: Comparison = (left, right) =>
  right.available - left.available ||
  right.hot - left.hot ||
  right.launched - left.launched ||
  left.position - right.position;

const COMPARISONS: Record<FixedOrder, Comparison> = {
  popularity: byPopularity,
  newest: (left, right) => right.launched - left.launched || byPopularity(left, right),
  'price-low': (left, right) => left.price - right.price || byPopularity(left, right),
  'price-high': (left, right) => right.price - left.price || byPopularity(left, right),
  discount: (left, right) => right.discount - left.discount || byPopularity(left, right),
  origin: (left, right) => compareText(left.origin, right.origin) || byPopularity(left, right),
};

/** Collects what products are sorted by as they stream by. */
export class OrderBuilder {
  private readonly keys: SortKeys[] = [];

  add({ product, price, mrp, stock, position }: IndexEntry): void {
    this.keys.push({
      available: stock > 0 ? 1 : 0,
      hot: product.Labels.includes('hot seller') ? 1 : 0,
      launched: Date.parse(product.LaunchedOn),
      price,
      discount: discountPercent(mrp, price),
      origin: product.CountryOfOrigin,
      position,
    });
  }

  /** All ordinals in each order. */
  finish(): Record<FixedOrder, Uint32Array> {
    const sorted = (order: FixedOrder) => {
      const compare = COMPARISONS[order];
      const ordinals = Array.from(this.keys.keys());
      ordinals.sort((left, right) => {
        const [leftKeys, rightKeys] = [this.keys[left], this.keys[right]];
        return leftKeys && rightKeys ? compare(leftKeys, rightKeys) : 0;
      });
      return Uint32Array.from(ordinals);
    };
    return {
      popularity: sorted('popularity'),
      newest: sorted('newest'),
      'price-low': sorted('price-low'),
      'price-high': sorted('price-high'),
      discount: sorted('discount'),
      origin: sorted('origin'),
    };
  }
}

function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
