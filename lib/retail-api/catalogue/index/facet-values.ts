import type { FacetKey, FacetWire } from '#lib/contract/index.ts';
import type { IndexedFacet } from './facet-builder.ts';
import { GROUPS_ALWAYS_SHOWN, GROUPS_LISTED_IN_FULL } from './facet-groups.ts';

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
 * A group as a list shows it, `counts` by the number of a value. None where all of the `within` products have the same
 * value, unless that is chosen.
 */
export function shownGroup(
  { group, title }: { group: Omit<IndexedFacet, 'column'>; title: string | undefined },
  counts: Uint32Array,
  within: number,
  chosen: readonly string[],
): FacetWire[] {
  const { key, kind, title: own } = group.definition;
  const offered = shownValues(group, counts, chosen);
  const [only, ...others] = offered.Values;
  if (!only) return [];
  const isRedundant = others.length === 0 && only.Count === within && !only.Selected;
  if (isRedundant && !GROUPS_ALWAYS_SHOWN.has(key)) return [];
  return [{ Key: key, Title: title ?? own, Kind: kind, ...offered }];
}

/**
 * The values of a group that products of a list have, and the chosen ones, in order. `counts`: by the number of a value,
 * how many products that pass all other filters have it.
 */
function shownValues(group: Omit<IndexedFacet, 'column'>, counts: Uint32Array, chosen: readonly string[]): ShownValues {
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
