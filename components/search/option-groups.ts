import * as paths from '#lib/shared/paths.ts';
import type { SuggestedProduct, Suggestions } from '#lib/storefront/search/types.ts';

/** One suggestion. Its index counts through all groups, in the order of the arrow keys. */
export interface Option {
  index: number;
  href: string;
  name: string;
  product?: SuggestedProduct;
}

export interface OptionGroup {
  name: string;
  options: Option[];
}

/** The name of the last group, whose only option leads to all results of the typed text. */
export const ALL_RESULTS = 'All results';

/**
 * Returns the groups of the panel in their order. A group without options is omitted; where there are suggestions, the
 * last option leads to all results of the typed `text`.
 */
export function optionGroups(
  { popularSearches, categories, brands, products }: Suggestions,
  text: string,
): OptionGroup[] {
  const groups: { name: string; options: Omit<Option, 'index'>[] }[] = [
    { name: 'Popular Searches', options: popularSearches.map((word) => ({ name: word, href: paths.search(word) })) },
    { name: 'Categories', options: categories },
    { name: 'Brands', options: brands },
    {
      name: 'Top Products',
      options: products.map((product) => ({ name: product.title, href: product.href, product })),
    },
  ];
  const found = groups.filter(({ options }) => options.length > 0);
  if (found.length > 0) {
    found.push({ name: ALL_RESULTS, options: [{ name: `See all results for “${text}”`, href: paths.search(text) }] });
  }
  let index = 0;
  return found.map(({ name, options }) => ({
    name,
    options: options.map((option) => ({ ...option, index: index++ })),
  }));
}
