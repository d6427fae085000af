import type { SearchAlternatives } from '../search-engine.ts';
import type { Bitmap } from './bitmap.ts';
import type { CategoryTree } from './category-tree.ts';
import { helpTexts, knownTokens, nearCategories, shorterChoices } from './help-texts.ts';
import type { QueryToken } from './interpret-query.ts';
import type { QueryMemory } from './query-memory.ts';
import { matchesOf } from './relax-query.ts';
import { pageInOrder } from './result-page.ts';
import type { FixedOrder } from './sort-orders.ts';
import type { Suggester } from './suggestions.ts';
import type { TextSearch, TextSearchResult } from './text-search.ts';

/** How many products are offered for a search with few or no results. */
export const HELP_PRODUCTS = 6;

interface HelpContext {
  text: TextSearch;
  suggester: Suggester;
  tree: CategoryTree;
  orders: Record<FixedOrder, Uint32Array>;
  homes: readonly (string | undefined)[];
}

/** What to offer for a search with few or no results; products as ordinals. */
export function searchHelpOf(
  answer: TextSearchResult,
  around: HelpContext,
): Omit<SearchAlternatives, 'codes'> & { ordinals: number[] } {
  const { text } = around;
  const known = knownTokens(answer.reading, text.kinds);
  const holders = new Map(known.map((token) => [token, matchesOf(token, text.memory)]));
  const shared = (tokens: readonly QueryToken[]) =>
    sharedOf(
      tokens.flatMap((token) => holders.get(token) ?? []),
      text.memory,
    );
  const counted = shorterChoices(answer, known).map((choice) => ({ choice, count: shared(choice)?.count() ?? 0 }));
  return {
    texts: helpTexts({ ...answer, total: answer.match.found.count() }, known, counted, text.lexicon),
    categories: nearCategories(answer, known, around),
    ordinals: nearProducts(answer, { all: shared(known), first: known[0] && holders.get(known[0]) }, around),
  };
}

/** Products similar to the few results; otherwise those nearest in price, words or kind of goods. */
function nearProducts(
  answer: TextSearchResult,
  known: { all: Bitmap | undefined; first: Bitmap | undefined },
  { text, tree, orders, homes }: HelpContext,
): number[] {
  const { price, tokens } = answer.reading;
  const { found } = answer.match;
  const [first] = pageInOrder(found, orders.popularity, 0, 1);
  if (first !== undefined) {
    const home = tree.find(homes[first] ?? '')?.products;
    return home ? pageInOrder(text.memory.copyOf(home).without(found), orders.popularity, 0, HELP_PRODUCTS) : [];
  }
  if (price && known.all && known.all.count() > 0) {
    const nearest = Number.isFinite(price.max) ? orders['price-low'] : orders['price-high'];
    return pageInOrder(known.all, nearest, 0, HELP_PRODUCTS);
  }
  const nearList = tokens.find((token) => token.nearList !== undefined)?.nearList;
  const products = known.first ?? tree.find(nearList ?? '')?.products;
  return products
    ? pageInOrder(products, orders.popularity, 0, HELP_PRODUCTS)
    : Array.from(orders.popularity.slice(0, HELP_PRODUCTS));
}

/** The products in all of the sets; undefined without a set. */
function sharedOf([first, ...rest]: readonly Bitmap[], memory: QueryMemory): Bitmap | undefined {
  return first && rest.reduce((found, holders) => found.intersect(holders), memory.copyOf(first));
}
