import { paiseOf } from '#lib/contract/index.ts';
import type { CategoryRule } from '../catalogue-product.ts';
import { conditionValues } from '../index/category-rules.ts';
import type { QueryToken, Reading } from '../index/interpret-query.ts';
import { hardOf } from '../index/text-search.ts';
import { conditionOf } from './product-document.ts';
import { all, any, type ServerQuery } from './server-query.ts';

/** The products of a category: those that match every key of its rule. */
export function ruleFilter(rule: CategoryRule): ServerQuery {
  return all(
    Object.entries(rule).map(([key, value]) => {
      const values = conditionValues(value);
      if (key === 'PriceMin')
        return any(values.map((bound) => ({ range: { price: { gte: paiseOf(Number(bound)) } } })));
      if (key === 'PriceMax')
        return any(values.map((bound) => ({ range: { price: { lte: paiseOf(Number(bound)) } } })));
      return { terms: { conditions: values.map((one) => conditionOf(key, one)) } };
    }),
  );
}

/** The products that any reading of a word finds. */
export function wordFilter({ postings, codes }: QueryToken, codesOf: CodesOf): ServerQuery {
  return any([
    ...(postings.length > 0 ? [{ terms: { words: postings.map(({ posting }) => posting.term) } }] : []),
    ...(codes.length > 0 ? [{ terms: { code: codesOf(codes) } }] : []),
  ]);
}

/** Product codes of ordinals. */
export type CodesOf = (ordinals: readonly number[]) => string[];

/** The products with all of the words, whatever they cost; a price alone finds all, and words that only rank find none. */
export function wordsFilter(tokens: readonly QueryToken[], price: Reading['price'], codesOf: CodesOf): ServerQuery {
  if (tokens.length === 0 && price) return { match_all: {} };
  const hard = hardOf(tokens);
  return hard.length === 0 ? { match_none: {} } : all(hard.map((token) => wordFilter(token, codesOf)));
}

/** The products within a shopper's price range. */
export function priceFilters(price: Reading['price']): ServerQuery[] {
  if (!price) return [];
  return [{ range: { price: { gte: price.min, ...(Number.isFinite(price.max) && { lte: price.max }) } } }];
}
