import type { FacetKey, FacetWire } from '#lib/contract/index.ts';
import type { Bitmap } from './bitmap.ts';
import { groupAfter, type IndexedFacet } from './facet-builder.ts';
import { MAX_KEPT_SETS } from './facet-column.ts';
import type { FacetCombination } from './facet-combination.ts';
import { shownGroup } from './facet-values.ts';
import type { IndexEntry } from './index-entry.ts';
import type { QueryMemory } from './query-memory.ts';

export type SelectedFilters = Readonly<Record<string, readonly string[]>>;

/** To compare two sets takes as long as to count one of this many products. */
const PRODUCTS_IN_TIME_OF_SETS = 64;

/** A list with the parts of it that pass filters. */
interface Narrowed {
  /** The products that pass every filter. */
  results: Bitmap;
  /** For each key with a filter, the products that pass all other filters. */
  without: ReadonlyMap<FacetKey, Bitmap>;
}

/** A group to show in a list, and its title there. */
export interface FacetGroupChoice {
  key: FacetKey;
  /** Defaults to the group's own title. */
  title?: string | undefined;
}

/** Filters with exact counts: more values of one key widen the result, more keys narrow it. */
export class FacetIndex {
  readonly #groups: ReadonlyMap<FacetKey, IndexedFacet>;
  readonly #combinations: readonly FacetCombination[];

  constructor(groups: readonly IndexedFacet[], combinations: readonly FacetCombination[]) {
    this.#groups = new Map(groups.map((group) => [group.definition.key, group]));
    this.#combinations = combinations;
  }

  /** The index after changes of some products, by ordinal, out of `size` in all. */
  after(changed: ReadonlyMap<number, IndexEntry>, size: number): FacetIndex {
    const groups = [...this.#groups.values()].map((group) => groupAfter(group, changed, size));
    // What the combinations say of a changed group is never asked again.
    return new FacetIndex(groups, this.#combinations);
  }

  /** Applies filters to a list; those with unknown keys are ignored. */
  narrow(base: Bitmap, filters: SelectedFilters, memory: QueryMemory): Narrowed {
    const passing = new Map<FacetKey, Bitmap>();
    for (const [key, group] of this.#groups) {
      const chosen = chosenIn(filters, key);
      if (chosen.length > 0) passing.set(key, holders(group, chosen, memory));
    }
    const without = new Map<FacetKey, Bitmap>();
    for (const key of passing.keys()) {
      const others = memory.copyOf(base);
      for (const [other, products] of passing) if (other !== key) others.intersect(products);
      without.set(key, others);
    }
    const results = passing.size === 0 ? base : memory.copyOf(base);
    for (const products of passing.values()) results.intersect(products);
    return { results, without };
  }

  /** The groups to show, each counted without its own filter; one with a filter always. `ordinals`: those of the results. */
  count(
    { without }: Narrowed,
    ordinals: Uint32Array,
    shown: readonly FacetGroupChoice[],
    filters: SelectedFilters,
    memory: QueryMemory,
  ): FacetWire[] {
    const combined = this.#countCombined(ordinals);
    return withChosenGroups(shown, without.keys()).flatMap(({ key, title }: FacetGroupChoice) => {
      const group = this.#groups.get(key);
      if (!group) return [];
      const own = without.get(key);
      const counts = own
        ? countsIn(own, group, memory)
        : (combined.get(group) ?? group.column.count(ordinals, group.terms.length));
      return shownGroup({ group, title }, counts, own ? own.count() : ordinals.length, chosenIn(filters, key));
    });
  }

  /** The counts of the groups for which one pass over these products is faster than one for each group. */
  #countCombined(ordinals: Uint32Array): ReadonlyMap<IndexedFacet, Uint32Array> {
    const worthwhile = this.#combinations.filter(({ worthwhileFrom }) => ordinals.length >= worthwhileFrom);
    return new Map(worthwhile.flatMap((combination) => [...combination.count(ordinals)]));
  }
}

/** How many of a set have each value of a group, in the faster of two ways. */
function countsIn(set: Bitmap, { column, terms }: IndexedFacet, memory: QueryMemory): Uint32Array {
  const values = terms.length - 1;
  const isLarge = values <= MAX_KEPT_SETS && set.count() * PRODUCTS_IN_TIME_OF_SETS > values * set.size;
  return isLarge ? column.countIn(set, values) : column.count(memory.ordinalsOf(set, 'others'), terms.length);
}

/** The groups of a list, and at the end those with a filter that it would not show. */
export function withChosenGroups(shown: readonly FacetGroupChoice[], filtered: Iterable<FacetKey>): FacetGroupChoice[] {
  const keys = new Set(shown.map(({ key }) => key));
  return [...shown, ...[...filtered].filter((key) => !keys.has(key)).map((key) => ({ key }))];
}

/** The products with any of the values; unknown values have none. */
function holders({ numberOf, column }: IndexedFacet, values: readonly string[], memory: QueryMemory): Bitmap {
  const found = memory.bitmap();
  column.addHolders(
    values.flatMap((value) => numberOf.get(value) ?? []),
    found,
  );
  return found;
}

/** The chosen values of a key; property names of an object's prototype are no filters. */
export function chosenIn(filters: SelectedFilters, key: FacetKey): readonly string[] {
  return Object.hasOwn(filters, key) ? (filters[key] ?? []) : [];
}
