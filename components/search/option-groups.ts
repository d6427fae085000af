import * as paths from '#lib/shared/paths.ts';
import type { SuggestedProduct, Suggestions } from '#lib/storefront/search/types.ts';
import * as m from '#messages';

/** One suggestion. Its index counts through all groups, in the order of the arrow keys. */
export interface Option {
  index: number;
  href: string;
  name: string;
  product?: SuggestedProduct;
}

export interface OptionGroup {
  /** Unique in the panel. */
  key: 'popular' | 'categories' | 'brands' | 'products' | 'all';
  name: string;
  options: Option[];
}

/**
 * Returns the groups of the panel in their order. A group without options is omitted; where there are suggestions, the
 * last option leads to all results of the typed `text`.
 */
export function optionGroups(
  { popularSearches, popularNames, categories, brands, products, labels }: Suggestions,
  text: string,
): OptionGroup[] {
  const all = labels?.all ?? m.searchSeeAll({ text });
  const groups: (Omit<OptionGroup, 'options'> & { options: Omit<Option, 'index'>[] })[] = [
    {
      key: 'popular',
      name: labels?.popularSearches ?? m.searchPopularGroup(),
      options: popularSearches.map((word) => ({ name: popularNames?.[word] ?? word, href: paths.search(word) })),
    },
    { key: 'categories', name: labels?.categories ?? m.searchCategories(), options: categories },
    { key: 'brands', name: labels?.brands ?? m.searchBrands(), options: brands },
    {
      key: 'products',
      name: labels?.products ?? m.searchTopProducts(),
      options: products.map((product) => ({ name: product.title, href: product.href, product })),
    },
  ];
  const found = groups.filter(({ options }) => options.length > 0);
  if (found.length > 0) {
    found.push({
      key: 'all',
      name: labels?.all ?? m.searchAllResults(),
      options: [{ name: all, href: paths.search(text) }],
    });
  }
  let index = 0;
  return found.map((group) => ({ ...group, options: group.options.map((option) => ({ ...option, index: index++ })) }));
}
