import type { FacetKey, FacetWire } from '#lib/contract/index.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { slugOf } from '../product-slug.ts';
import { Bitmap } from './bitmap.ts';
import type { IndexEntry } from './index-entry.ts';

const BAND_LIMITS = [5_000, 10_000, 25_000, 50_000, 100_000, 200_000].map((rupees) => rupees * 100);

interface Term {
  value: string;
  title: string;
  /** Where the value stands in its group; equal ones go by title. */
  rank: number;
}

interface Definition {
  key: FacetKey;
  title: string;
  term(entry: IndexEntry): Term | null;
}

const GENDERS = ['Women', 'Men', 'Unisex'];
const plain = (text: string, rank = 0): Term => ({ value: slugOf(text), title: text, rank });

/** In the order that a list shows them. */
const DEFINITIONS: readonly Definition[] = [
  { key: 'brand', title: 'Brand', term: ({ product }) => plain(product.BrandName) },
  { key: 'price', title: 'Price', term: ({ price }) => priceBand(price) },
  { key: 'gender', title: 'Gender', term: ({ product }) => plain(product.Gender, GENDERS.indexOf(product.Gender)) },
  {
    key: 'stock',
    title: 'Availability',
    term: ({ stock }) => (stock > 0 ? { value: 'in-stock', title: 'In stock', rank: 0 } : null),
  },
  { key: 'origin', title: 'Country of origin', term: ({ product }) => plain(product.CountryOfOrigin) },
];

/** The band of a price in paise; the lower end belongs to the band, the upper to the next. */
export function priceBand(price: number): Term {
  const rank = BAND_LIMITS.findIndex((limit) => price < limit);
  const rupees = (paise: number) => String(paise / 100);
  const lower = BAND_LIMITS[(rank === -1 ? BAND_LIMITS.length : rank) - 1];
  const upper = BAND_LIMITS[rank];
  if (lower === undefined && upper !== undefined) {
    return { value: `under-${rupees(upper)}`, title: `Under ${formatPaise(upper)}`, rank };
  }
  if (upper === undefined) {
    const from = lower ?? 0;
    return { value: `from-${rupees(from)}`, title: `${formatPaise(from)} and above`, rank: BAND_LIMITS.length };
  }
  const from = lower ?? 0;
  return {
    value: `${rupees(from)}-${rupees(upper)}`,
    title: `${formatPaise(from)} to ${formatPaise(upper - 100)}`,
    rank,
  };
}

type Filters = Readonly<Record<string, readonly string[]>>;

/** Collects the facet values of products as they stream by. */
export class FacetBuilder {
  private readonly columns = DEFINITIONS.map(() => new Map<string, { term: Term; ordinals: number[] }>());

  add(ordinal: number, entry: IndexEntry): void {
    for (const [index, definition] of DEFINITIONS.entries()) {
      const term = definition.term(entry);
      if (!term) continue;
      const column = this.columns[index];
      const known = column?.get(term.value);
      if (known) known.ordinals.push(ordinal);
      else column?.set(term.value, { term, ordinals: [ordinal] });
    }
  }

  finish(size: number): FacetIndex {
    const groups = DEFINITIONS.map((definition, index) => {
      const values = [...(this.columns[index]?.values() ?? [])].sort(
        (left, right) => left.term.rank - right.term.rank || left.term.title.localeCompare(right.term.title, 'en'),
      );
      return {
        definition,
        values: values.map(({ term, ordinals }) => {
          const bitmap = new Bitmap(size);
          for (const ordinal of ordinals) bitmap.add(ordinal);
          return { term, bitmap };
        }),
      };
    });
    return new FacetIndex(size, groups);
  }
}

interface Group {
  definition: Definition;
  values: { term: Term; bitmap: Bitmap }[];
}

/** Filters with true counts: values of one key widen, keys narrow. */
export class FacetIndex {
  private readonly size: number;
  private readonly groups: readonly Group[];

  constructor(size: number, groups: readonly Group[]) {
    this.size = size;
    this.groups = groups;
  }

  /** The products of `base` that pass every filter, but that of `except`. */
  narrow(base: Bitmap, filters: Filters, except?: FacetKey): Bitmap {
    let result = base;
    for (const group of this.groups) {
      const chosen = filters[group.definition.key];
      if (group.definition.key === except || !chosen || chosen.length === 0) continue;
      const any = new Bitmap(this.size);
      for (const { term, bitmap } of group.values) if (chosen.includes(term.value)) any.unite(bitmap);
      result = any.intersect(result);
    }
    return result;
  }

  /** Every group over `base`, each counted without its own filter; `results` is what passes all filters. */
  count(base: Bitmap, results: Bitmap, filters: Filters): FacetWire[] {
    const facets: FacetWire[] = [];
    for (const { definition, values } of this.groups) {
      const chosen = filters[definition.key] ?? [];
      const within = chosen.length === 0 ? results : this.narrow(base, filters, definition.key);
      const shown = values
        .map(({ term, bitmap }) => ({
          Value: term.value,
          Title: term.title,
          Count: within.countShared(bitmap),
          Selected: chosen.includes(term.value),
        }))
        .filter((value) => value.Count > 0 || value.Selected);
      if (shown.length > 0) facets.push({ Key: definition.key, Title: definition.title, Values: shown });
    }
    return facets;
  }
}
