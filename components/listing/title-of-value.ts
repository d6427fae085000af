import type { Facet } from '#lib/storefront/catalogue/types.ts';

/** Returns the title of a chosen value. An unknown value keeps its own text, so that it can still be removed. */
export function titleOfValue(facets: readonly Facet[], key: string, value: string): string {
  const facet = facets.find((candidate) => candidate.key === key);
  return facet?.values.find((candidate) => candidate.value === value)?.title ?? value;
}
