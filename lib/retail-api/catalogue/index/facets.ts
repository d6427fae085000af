import type { FacetKey, FacetWire } from '#lib/contract/index.ts';
import { Bitmap } from './bitmap.ts';
import { type FacetGroup, groupAfter } from './facet-builder.ts';
import { GROUPS_ALWAYS_SHOWN } from './facet-groups.ts';
import { shownValues } from './facet-values.ts';
import type { IndexEntry } from './index-entry.ts';

export type Filters = Readonly<Record<string, readonly string[]>>;

/** A list with what of it passes the filters. */
export interface Narrowed {
  /** What passes every filter. */
  results: Bitmap;
  /** What passes every filter but that of this key, for each key that has a filter. */
  without: ReadonlyMap<FacetKey, Bitmap>;
}

/** A group that a list is to show, and what it is called there. */
export interface ShownGroup {
  key: FacetKey;
  /** What the group is called by itself, unless given. */
  title?: string | undefined;
}

/** Filters with true counts: values of one key widen, keys narrow. */
export class FacetIndex {
  readonly #groups: ReadonlyMap<FacetKey, FacetGroup>;

  constructor(groups: readonly FacetGroup[]) {
    this.#groups = new Map(groups.map((group) => [group.definition.key, group]));
  }

  /** The same after some products, by ordinal, of `size` in all have changed. */
  after(changed: ReadonlyMap<number, IndexEntry>, size: number): FacetIndex {
    return new FacetIndex([...this.#groups.values()].map((group) => groupAfter(group, changed, size)));
  }

  /** Passes a list through filters; those of unknown keys let everything pass. */
  narrow(base: Bitmap, filters: Filters): Narrowed {
    const passing = new Map<FacetKey, Bitmap>();
    for (const [key, group] of this.#groups) {
      const chosen = chosenIn(filters, key);
      if (chosen.length > 0) passing.set(key, holders(group, chosen, base));
    }
    const without = new Map<FacetKey, Bitmap>();
    for (const key of passing.keys()) {
      const others = base.copy();
      for (const [other, products] of passing) if (other !== key) others.intersect(products);
      without.set(key, others);
    }
    const results = passing.size === 0 ? base : base.copy();
    for (const products of passing.values()) results.intersect(products);
    return { results, without };
  }

  /**
   * The groups that are to be shown, each counted without its own filter. One that has a single value for everything
   * says nothing and is left out, unless that value is chosen. A group with a filter is shown in any case, at the end.
   */
  count({ results, without }: Narrowed, shown: readonly ShownGroup[], filters: Filters): FacetWire[] {
    const keys = new Set(shown.map(({ key }) => key));
    const chosenElsewhere = [...without.keys()].filter((key) => !keys.has(key)).map((key) => ({ key }));
    const ordinals = results.ordinals();
    return [...shown, ...chosenElsewhere].flatMap(({ key, title }: ShownGroup) => {
      const group = this.#groups.get(key);
      if (!group) return [];
      const within = without.get(key)?.ordinals() ?? ordinals;
      const told = shownValues(group, within, chosenIn(filters, key));
      const [only, ...others] = told.Values;
      if (!only) return [];
      const saysNothing = others.length === 0 && only.Count === within.length && !only.Selected;
      if (saysNothing && !GROUPS_ALWAYS_SHOWN.has(key)) return [];
      return [{ Key: key, Title: title ?? group.definition.title, Kind: group.definition.kind, ...told }];
    });
  }
}

/** The products of a list that have any of the values; unknown values have none. */
function holders({ numberOf, terms, column }: FacetGroup, values: readonly string[], list: Bitmap): Bitmap {
  const chosen = new Uint8Array(terms.length);
  const numbers = values.flatMap((value) => numberOf.get(value) ?? []);
  for (const number of numbers) chosen[number] = 1;
  return numbers.length > 0 ? column.holders(chosen, list) : new Bitmap(list.size);
}

/** Names of an object's own prototype are no filters. */
function chosenIn(filters: Filters, key: FacetKey): readonly string[] {
  return Object.hasOwn(filters, key) ? (filters[key] ?? []) : [];
}
