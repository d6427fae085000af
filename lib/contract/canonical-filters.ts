import { FACET_KEYS, type FacetKey, FILTER_VALUE_LENGTH, MAX_FILTER_VALUES } from './list-vocabulary.ts';

/**
 * The one form of chosen filters: known keys in their order, each value once, sorted, and of all no more than a list
 * takes, the first keys first. `valuesOf` tells the values of a key, in which commas separate.
 */
export function canonicalFilters(valuesOf: (key: FacetKey) => readonly string[]): [key: FacetKey, values: string[]][] {
  const filters: [FacetKey, string[]][] = [];
  let remaining = MAX_FILTER_VALUES;
  for (const key of FACET_KEYS) {
    const given = valuesOf(key);
    // Nearly always nothing is chosen, and a list asks several times for each of its groups.
    if (given.length === 0) continue;
    const values = canonicalValues(given).slice(0, remaining);
    if (values.length === 0) continue;
    filters.push([key, values]);
    remaining -= values.length;
  }
  return filters;
}

function canonicalValues(texts: readonly string[]): string[] {
  const values = texts
    .flatMap((text) => text.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '' && value.length <= FILTER_VALUE_LENGTH && !/\p{Cc}/u.test(value));
  return [...new Set(values)].toSorted();
}
