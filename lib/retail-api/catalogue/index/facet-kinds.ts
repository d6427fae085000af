import { COMMON_ORDERS, type SortOrder } from '#lib/contract/index.ts';
import { Bitmap } from './bitmap.ts';
import { GROUPS_OF_KIND, GROUPS_OF_MIXED, type RootCategoryName, TITLES_OF_KIND } from './facet-groups.ts';
import type { FacetGroupChoice } from './facets.ts';
import type { IndexEntry } from './index-entry.ts';

/** Collects the products by kind, one at a time. */
export class KindBuilder {
  readonly #ordinals = new Map<RootCategoryName, number[]>();

  add(ordinal: number, { product }: IndexEntry): void {
    const existing = this.#ordinals.get(product.RootCategory);
    if (existing) existing.push(ordinal);
    else this.#ordinals.set(product.RootCategory, [ordinal]);
  }

  finish(size: number): KindIndex {
    const kinds = new Map<RootCategoryName, Bitmap>();
    for (const [kind, ordinals] of this.#ordinals) {
      const products = new Bitmap(size);
      for (const ordinal of ordinals) products.add(ordinal);
      kinds.set(kind, products);
    }
    return new KindIndex(kinds);
  }
}

/** The filters and sort orders of a list, according to the kinds of goods in it. */
export interface ListOffer {
  groups: FacetGroupChoice[];
  /** The sort orders without relevance, which only a list with a search text has. */
  orders: SortOrder[];
}

const RATING_ORDERS: readonly SortOrder[] = ['rating'];
const WEIGHT_ORDERS: readonly SortOrder[] = ['weight-low', 'weight-high'];

/** Determines the filters and sort orders of lists. */
export class KindIndex {
  readonly #kinds: ReadonlyMap<RootCategoryName, Bitmap>;

  constructor(kinds: ReadonlyMap<RootCategoryName, Bitmap>) {
    this.#kinds = kinds;
  }

  /**
   * The filter groups of a kind that makes up more than half of the list; without such a kind the common ones.
   * `isRated`: whether any product in the list has reviews.
   */
  offerOf(list: Bitmap, isRated: boolean): ListOffer {
    const total = list.count();
    for (const [kind, products] of this.#kinds) {
      const share = list.countShared(products);
      if (share * 2 > total) return offerOfKind({ kind, isAlone: share === total }, isRated);
    }
    return offerOfKind(undefined, isRated);
  }
}

/**
 * The filter groups and sort orders of a list with more than half of its products of a kind; of a mixed one without.
 * `isAlone`: whether it has no other kind. `isRated`: whether any product in the list has reviews.
 */
export function offerOfKind(
  major: { kind: RootCategoryName; isAlone: boolean } | undefined,
  isRated: boolean,
): ListOffer {
  const common = isRated ? [...COMMON_ORDERS, ...RATING_ORDERS] : [...COMMON_ORDERS];
  if (!major) return { groups: GROUPS_OF_MIXED.map((key) => ({ key })), orders: common };
  const titles = major.isAlone ? TITLES_OF_KIND[major.kind] : {};
  return {
    groups: GROUPS_OF_KIND[major.kind].map((key) => ({ key, title: titles[key] })),
    orders: major.kind === 'Jewellery' ? [...common, ...WEIGHT_ORDERS] : common,
  };
}
