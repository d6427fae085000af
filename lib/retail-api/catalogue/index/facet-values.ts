import type { FacetKey, FacetWire } from '#lib/contract/index.ts';
import type { FacetGroup } from './facet-builder.ts';
import { GROUPS_LISTED_IN_FULL } from './facet-groups.ts';

/** A group with more values tells those that hold the most products: nobody reads two thousand collections. */
const MAXIMUM_VALUES = 100;
/** Shoppers look for a brand by its name; each costs every page of the list some 150 bytes. */
const MAXIMUM_BRANDS = 500;

function maximumOf(key: FacetKey): number {
  if (GROUPS_LISTED_IN_FULL.has(key)) return Number.POSITIVE_INFINITY;
  return key === 'brand' ? MAXIMUM_BRANDS : MAXIMUM_VALUES;
}

/** What of a group a list tells. */
type ShownValues = Pick<FacetWire, 'Values' | 'Omitted'>;

/**
 * The values of a group that products of a list have, and those that are chosen, in their order. `within` are the
 * products that pass all other filters.
 */
export function shownValues(group: FacetGroup, within: Uint32Array, chosen: readonly string[]): ShownValues {
  const { definition, terms, order, numberOf, column } = group;
  const counts = column.count(within, terms.length);
  const selected = new Set(chosen.flatMap((value) => numberOf.get(value) ?? []));
  const present = order.filter((number) => (counts[number] ?? 0) > 0 || selected.has(number));
  const isTold = mostFrequent(present, counts, maximumOf(definition.key));
  const told = present.filter((number) => isTold(number) || selected.has(number));
  const values = told.map((number) => ({
    Value: terms[number]?.value ?? '',
    Title: terms[number]?.title ?? '',
    Count: counts[number] ?? 0,
    Selected: selected.has(number),
  }));
  const omitted = present.length - told.length;
  return omitted === 0 ? { Values: values } : { Values: values, Omitted: omitted };
}

/** Whether a value is among the `maximum` that the most products have; of equal ones the first. */
function mostFrequent(numbers: readonly number[], counts: Uint32Array, maximum: number): (number: number) => boolean {
  if (numbers.length <= maximum) return () => true;
  const byCount = numbers.toSorted((left, right) => (counts[right] ?? 0) - (counts[left] ?? 0));
  const told = new Set(byCount.slice(0, maximum));
  return (number) => told.has(number);
}
