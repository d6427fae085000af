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

/** Returns the groups of the panel in their order; a group without options is omitted. */
export function optionGroups({ words, categories, brands, products }: Suggestions): OptionGroup[] {
  const groups: { name: string; options: Omit<Option, 'index'>[] }[] = [
    { name: 'Popular Searches', options: words.map((word) => ({ name: word, href: paths.search(word) })) },
    { name: 'Categories', options: categories },
    { name: 'Brands', options: brands },
    {
      name: 'Top Products',
      options: products.map((product) => ({ name: product.title, href: product.href, product })),
    },
  ];
  let index = 0;
  return groups
    .filter(({ options }) => options.length > 0)
    .map(({ name, options }) => ({ name, options: options.map((option) => ({ ...option, index: index++ })) }));
}
