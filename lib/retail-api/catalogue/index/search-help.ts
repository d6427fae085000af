import type { SearchAlternatives } from '../search-engine.ts';
import type { Bitmap } from './bitmap.ts';
import type { CategoryTree } from './category-tree.ts';
import type { QueryToken } from './interpret-query.ts';
import { importanceOf, matchesOf } from './relax-query.ts';
import { pageInOrder } from './result-page.ts';
import type { FixedOrder } from './sort-orders.ts';
import { newComparisonBudget } from './spelling.ts';
import type { Suggester } from './suggestions.ts';
import { queryText, type TextSearch, type TextSearchResult } from './text-search.ts';

const TEXTS_SHOWN = 4;
const CATEGORIES_SHOWN = 3;
const PRODUCTS_SHOWN = 6;

interface HelpContext {
  text: TextSearch;
  suggester: Suggester;
  tree: CategoryTree;
  orders: Record<FixedOrder, Uint32Array>;
  homes: readonly (string | undefined)[];
}

/** A known word with everything it finds. */
interface FoundToken {
  token: QueryToken;
  holders: Bitmap;
}

/** What to offer for a search with few or no results; products as ordinals. */
export function searchHelpOf(
  answer: TextSearchResult,
  around: HelpContext,
): Omit<SearchAlternatives, 'codes'> & { ordinals: number[] } {
  const { text } = around;
  const foundTokens = answer.reading.tokens
    .filter((token) => !token.soft && token.postings.length + token.codes.length > 0)
    .map((token) => ({ token, holders: matchesOf(token, text.size) }))
    .sort((left, right) => importanceOf(right.token, text.kinds) - importanceOf(left.token, text.kinds));
  return {
    texts: [...shorterTexts(answer, foundTokens), ...alternativeTexts(answer, foundTokens, text)].slice(0, TEXTS_SHOWN),
    categories: nearCategories(answer, foundTokens, around),
    ordinals: nearProducts(answer, foundTokens, around),
  };
}

/** The text without its price, without each of its words, then each word alone, if that finds more. */
function shorterTexts(answer: TextSearchResult, foundTokens: readonly FoundToken[]): SearchAlternatives['texts'] {
  const { price, tokens } = answer.reading;
  const found = answer.match.found.count();
  const inOrder = tokens.flatMap((token) => foundTokens.filter((one) => one.token === token));
  const choices = [
    ...(price ? [inOrder] : []),
    ...(inOrder.length > 2 ? inOrder.map((left) => inOrder.filter((one) => one !== left)).reverse() : []),
    ...(inOrder.length > 1 || inOrder.length < tokens.length ? foundTokens.map((one) => [one]) : []),
  ];
  const shown = queryText(answer.used, price);
  const texts = new Map<string, number>();
  for (const choice of choices) {
    const count = shared(choice)?.count() ?? 0;
    const text = queryText(
      choice.map(({ token }) => token),
      undefined,
    );
    if (count > found && text !== shown) texts.set(text, count);
  }
  return [...texts].map(([Text, Count]) => ({ text: Text, count: Count }));
}

/** Similarly spelled words if no word is known. */
function alternativeTexts(
  answer: TextSearchResult,
  foundTokens: readonly FoundToken[],
  text: TextSearch,
): SearchAlternatives['texts'] {
  if (foundTokens.length > 0) return [];
  const work = newComparisonBudget();
  return answer.reading.tokens.slice(0, TEXTS_SHOWN).flatMap((token) => {
    const near = token.nearList === undefined ? text.lexicon.spelling.remote(token.shown, work) : undefined;
    const posting = near === undefined ? undefined : text.lexicon.vocabulary.find(near);
    return posting ? [{ text: posting.surface, count: posting.ordinals.length }] : [];
  });
}

function nearCategories(
  answer: TextSearchResult,
  foundTokens: readonly FoundToken[],
  { suggester, tree }: HelpContext,
): string[] {
  const groups = [answer.used, ...foundTokens.map(({ token }) => [token])].filter((tokens) => tokens.length > 0);
  const paths = new Set(groups.flatMap((tokens) => suggester.suggest(tokens).categories));
  for (const { nearList } of answer.reading.tokens) if (nearList && tree.find(nearList)) paths.add(nearList);
  if (paths.size === 0) for (const path of tree.roots()) paths.add(path);
  return [...paths].slice(0, CATEGORIES_SHOWN);
}

/** Products similar to the few results; otherwise those nearest in price, words or kind of goods. */
function nearProducts(
  answer: TextSearchResult,
  foundTokens: readonly FoundToken[],
  { tree, orders, homes }: HelpContext,
): number[] {
  const { price, tokens } = answer.reading;
  const { found } = answer.match;
  const [first] = pageInOrder(found, orders.popularity, 0, 1);
  if (first !== undefined) {
    const home = tree.find(homes[first] ?? '')?.products;
    return home ? pageInOrder(home.copy().without(found), orders.popularity, 0, PRODUCTS_SHOWN) : [];
  }
  const all = shared(foundTokens);
  if (price && all && all.count() > 0) {
    const nearest = Number.isFinite(price.max) ? orders['price-low'] : orders['price-high'];
    return pageInOrder(all, nearest, 0, PRODUCTS_SHOWN);
  }
  const nearList = tokens.find((token) => token.nearList !== undefined)?.nearList;
  const products = foundTokens[0]?.holders ?? tree.find(nearList ?? '')?.products;
  return products
    ? pageInOrder(products, orders.popularity, 0, PRODUCTS_SHOWN)
    : Array.from(orders.popularity.slice(0, PRODUCTS_SHOWN));
}

/** The products with all of the words; undefined without a word. */
function shared(foundTokens: readonly FoundToken[]): Bitmap | undefined {
  const [first, ...rest] = foundTokens;
  return first && rest.reduce((found, { holders }) => found.intersect(holders), first.holders.copy());
}
