import { isInScope, type Scope } from '../../cart/pricing/scope.ts';
import { Bitmap } from './bitmap.ts';
import type { IndexEntry } from './index-entry.ts';

/** Products that no scope distinguishes except by their codes. */
interface Group {
  brand: string;
  rootCategory: string;
  category: string;
  ordinals: number[];
}

/** Collects the products in groups, one at a time. */
export class ProductSetBuilder {
  readonly #groups = new Map<string, Group>();

  add(ordinal: number, { product }: IndexEntry): void {
    const { BrandName: brand, RootCategory: rootCategory, Category: category } = product;
    const key = JSON.stringify([brand, rootCategory, category]);
    const group = this.#groups.get(key) ?? { brand, rootCategory, category, ordinals: [] };
    this.#groups.set(key, group);
    group.ordinals.push(ordinal);
  }

  finish(size: number): ProductSetIndex {
    return new ProductSetIndex([...this.#groups.values()], size);
  }
}

/** Finds the products in an offer's scope as the pricing of a cart does, but for whole groups at once. */
export class ProductSetIndex {
  readonly #groups: readonly Group[];
  readonly #size: number;

  constructor(groups: readonly Group[], size: number) {
    this.#groups = groups;
    this.#size = size;
  }

  /** The products within every bound of a scope except its product codes. */
  inScope({ products: _codes, ...bounds }: Scope): Bitmap {
    const found = new Bitmap(this.#size);
    for (const { ordinals, ...group } of this.#groups) {
      if (isInScope({ ...group, productCode: '' }, bounds)) for (const ordinal of ordinals) found.add(ordinal);
    }
    return found;
  }
}
