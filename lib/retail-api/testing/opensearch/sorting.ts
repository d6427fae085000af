import type { IndexedDocument, IndexMapping } from './mapping.ts';
import { arrayOf, objectOf, onlyEntry, refuse } from './refusal.ts';

type SortValue = number | string;

/** A document that was found, and the values that it is sorted by. */
export interface SortedHit {
  document: IndexedDocument;
  score: number;
  sort: SortValue[];
}

interface Clause {
  valueOf(document: IndexedDocument, score: number): SortValue;
  isDescending: boolean;
}

/** Reads a sort (OpenSearch documentation, "Sort results"); undefined where the score sorts. */
export function readSort(sort: unknown, mapping: IndexMapping): Clause[] | undefined {
  if (sort === undefined) return undefined;
  return arrayOf(sort, 'sort').map((one) => {
    const [path, body] = onlyEntry(one, 'sort');
    const { order, missing = '_last' } = objectOf(body, path, path === '_score' ? ['order'] : ['order', 'missing']);
    if (order !== 'asc' && order !== 'desc') refuse(`unknown order [${String(order)}]`);
    if (missing !== '_last') refuse('[missing] can only be _last here');
    const isDescending = order === 'desc';
    if (path === '_score') return { isDescending, valueOf: (_, score) => score };
    const field = mapping.fields.get(path);
    if (!field?.hasDocValues)
      return refuse(`No mapping found for [${path}] in order to sort on`, 'query_shard_exception');
    // A number that is missing sorts as the last that there could be.
    const last = isDescending ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    return {
      isDescending,
      valueOf: ({ values }) => {
        const own = values.get(path);
        if (own?.length) return own.toSorted(compareValues).at(isDescending ? -1 : 0) ?? last;
        return field.type === 'keyword' ? refuse(`[${path}] is missing, which is not known here`) : last;
      },
    };
  });
}

/** Compares two documents by a sort; they keep their order where they are the same. */
export function compareHits(
  clauses: readonly Clause[],
): (one: readonly SortValue[], other: readonly SortValue[]) => number {
  return (one, other) => {
    for (const [place, { isDescending }] of clauses.entries()) {
      const found = compareValues(one[place] ?? 0, other[place] ?? 0);
      if (found !== 0) return isDescending ? -found : found;
    }
    return 0;
  };
}

/** The values after which a page begins (OpenSearch documentation, "Paginate results", "The search_after parameter"). */
export function readSearchAfter(given: unknown, clauses: readonly Clause[]): SortValue[] {
  const values = arrayOf(given, 'search_after');
  if (values.length !== clauses.length)
    refuse('search_after has not as many values as sort', 'illegal_argument_exception');
  return values.map((value) => {
    if (value === 'Infinity' || value === '-Infinity') return Number(value);
    return typeof value === 'number' || typeof value === 'string' ? value : refuse('search_after has a wrong value');
  });
}

/** Sort values as JSON has them. */
export function writtenSort(values: readonly SortValue[]): SortValue[] {
  return values.map((value) => (typeof value === 'number' && !Number.isFinite(value) ? String(value) : value));
}

/** Numbers by size, words by their bytes. */
function compareValues(one: SortValue, other: SortValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one < other ? -1 : Number(one > other);
  return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));
}
