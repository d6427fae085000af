import type { calls, DataOf } from '#lib/contract/index.ts';
import { localFact } from '#lib/shared/language/local-fact.ts';
import { toListing, toProductCard } from '#lib/storefront/catalogue/transform.ts';
import { storeHref } from '#lib/storefront/platform/site/store-href.ts';
import { SUGGESTED_CATEGORIES } from './rules.ts';
import type { NamedLists, SearchHelp, SearchResults } from './types.ts';

type SearchWire = DataOf<typeof calls.search>;

const HELPING_TEXTS = 6;
const HELPING_CATEGORIES = 6;
const HELPING_PRODUCTS = 12;

function toSearchHelp({ Texts, Categories, Products }: NonNullable<SearchWire['Help']>): SearchHelp | null {
  if (Texts.length + Categories.length + Products.length === 0) return null;
  return {
    texts: Texts.slice(0, HELPING_TEXTS).map(({ Text, Count }) => ({ text: Text, count: Count })),
    categories: Categories.slice(0, HELPING_CATEGORIES).map(({ CategoryName, CategoryURL, Count }) => ({
      name: localTrail(CategoryName),
      href: storeHref(CategoryURL),
      count: Count,
    })),
    products: Products.slice(0, HELPING_PRODUCTS).map(toProductCard),
  };
}

/** The name of a category with those above it, each in the language of the page. */
const localTrail = (name: string) => name.split(' › ').map(localFact).join(' › ');

/** Converts the categories and brands that a text names: the first categories, and all brands. */
export function toMatches({ Category, Brand }: NonNullable<SearchWire['Matches']>): NamedLists {
  return {
    categories: Category.slice(0, SUGGESTED_CATEGORIES).map(({ CategoryName, CategoryURL }) => ({
      name: localTrail(CategoryName),
      href: storeHref(CategoryURL),
    })),
    brands: Brand.map(({ BrandName, BrandURL }) => ({ name: BrandName, href: storeHref(BrandURL) })),
  };
}

/** Converts a page of search results, with the search help of the retail API. */
export function toSearchResults(wire: SearchWire): SearchResults {
  return {
    listing: toListing(wire),
    leftOut: wire.LeftOutWords,
    help: wire.Help ? toSearchHelp(wire.Help) : null,
    matches: wire.Matches ? toMatches(wire.Matches) : null,
    leadsTo: wire.RedirectUrl === '' ? null : storeHref(wire.RedirectUrl),
  };
}
