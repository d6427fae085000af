import type { FacetKey, FacetWire } from '#lib/contract/index.ts';
import type { IndexedFacet } from './facet-builder.ts';
import { GROUPS_LISTED_IN_FULL } from './facet-groups.ts';

/** A larger group shows only the values with the most products: no shopper reads two thousand collections. */
const MAX_VALUES = 100;
/** The limit for brands, which shoppers look for by name; each adds about 150 bytes to every page of the list. */
const MAX_BRANDS = 500;

function maximumOf(key: FacetKey): number {
  if (GROUPS_LISTED_IN_FULL.has(key)) return Number.POSITIVE_INFINITY;
  return key === 'brand' ? MAX_BRANDS : MAX_VALUES;
}

/** The values of a group that a list shows. */
type ShownValues = Pick<FacetWire, 'Values' | 'Omitted'>;

/**
 * The values of a group that products of a list have, and the chosen ones, in order. `counts`: by the number of a value,
 * how many products that pass all other filters have it.
 */
export function shownValues(group: IndexedFacet, counts: Uint32Array, chosen: readonly string[]): ShownValues {
  const { definition, terms, order, numberOf } = group;
  const selected = new Set(chosen.flatMap((value) => numberOf.get(value) ?? []));
  const present = order.filter((number) => (counts[number] ?? 0) > 0 || selected.has(number));
  const isOffered = mostFrequent(present, counts, maximumOf(definition.key));
  const visible = present.filter((number) => isOffered(number) || selected.has(number));
  const values = visible.map((number) => ({
    Value: terms[number]?.value ?? '',
    Title: terms[number]?.title ?? '',
    Count: counts[number] ?? 0,
    Selected: selected.has(number),
  }));
  const omitted = present.length - visible.length;
  return omitted === 0 ? { Values: values } : { Values: values, Omitted: omitted };
}

/** Whether a value is among the `maximum` values with the most products; the first among equals. */
function mostFrequent(numbers: readonly number[], counts: Uint32Array, maximum: number): (number: number) => boolean {
  if (numbers.length <= maximum) return () => true;
  const byCount = numbers.toSorted((left, right) => (counts[right] ?? 0) - (counts[left] ?? 0));
  const visible = new Set(byCount.slice(0, maximum));
  return (number) => visible.has(number);
}
