import * as paths from '#lib/shared/paths.ts';
import type { SuggestedProduct, Suggestions } from '#lib/storefront/search/types.ts';

/** One way on. Its index runs through all groups, as the arrow keys do. */
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

/** The groups of the panel in their order; one without options is left out. */
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
