import { offerOfKind } from '../index/facet-kinds.ts';
import { interpretQuery, type QueryToken, type Reading } from '../index/interpret-query.ts';
import type { OutlineIndex } from '../index/outline-index.ts';
import { relaxing } from '../index/relax-query.ts';
import { hardOf, type UnderstoodText, understood, withKept } from '../index/text-search.ts';
import { type CodesOf, priceFilters, wordFilter, wordsFilter } from './list-filters.ts';
import type { ProductIndex } from './product-index.ts';
import { SCORE_SCRIPT, scriptParams } from './score-script.ts';
import type { CountAnswer } from './server-answers.ts';
import { type Aggregation, all, type ServerQuery } from './server-query.ts';

/** What a list consists of before its filters. */
export interface ListBase {
  filter: ServerQuery;
  /** The number of products. */
  total: number;
  offer: ReturnType<typeof offerOfKind>;
}

/** A text that was read, and what it finds. */
export interface RemoteText extends UnderstoodText {
  reading: Reading;
  /** The words that the results have; fewer than were read if no product has all. */
  used: QueryToken[];
  base: ListBase;
  /** The base in the order of relevance, which is that of popularity where nothing but a price is searched for. */
  ranked: { query: ServerQuery; order: 'relevance' | 'popularity' };
}

const BASE = 'base';

/** What is asked of every list to know its filters and orders. */
export function baseAggregation(filter: ServerQuery): Record<string, Aggregation> {
  return {
    [BASE]: {
      filter,
      aggs: {
        kinds: { terms: { field: 'kind', size: 10 } },
        rated: { filter: { range: { rating: { gt: 0 } } } },
      },
    },
  };
}

/** The list of which the aggregation was answered. */
export function baseOf(filter: ServerQuery, { [BASE]: answer }: Readonly<Record<string, CountAnswer>>): ListBase {
  const total = answer?.count ?? 0;
  const major = answer?.values('kinds').find(({ doc_count: share }) => share * 2 > total);
  const kind = ROOT_CATEGORIES.find((name) => name === major?.key);
  return {
    filter,
    total,
    offer: offerOfKind(kind && { kind, isAlone: major?.doc_count === total }, (answer?.within('rated') ?? 0) > 0),
  };
}

const ROOT_CATEGORIES = ['Watches', 'Smartwatches', 'Jewellery'] as const;

/**
 * Reads a text by the words of the outline and asks the server what has them. `typing`: the last word may be unfinished;
 * `within`: the products of the category to search in.
 */
export async function findText(
  text: string,
  {
    index,
    outline,
    typing = false,
    within,
  }: { index: ProductIndex; outline: OutlineIndex; typing?: boolean; within?: ServerQuery },
): Promise<RemoteText> {
  const { lexicon, kinds } = outline.parts;
  const codesOf = (ordinals: readonly number[]) => outline.codesOf(ordinals);
  const reading = interpretQuery(text, lexicon, typing);
  const { price } = reading;
  const bounds = [...priceFilters(price), ...(within ? [within] : [])];

  async function match(tokens: readonly QueryToken[]) {
    const words = wordsFilter(tokens, price, codesOf);
    const answer = await index.search({
      query: scored(words, tokens, 0),
      aggs: baseAggregation(all(bounds)),
      size: 1,
      track_total_hits: true,
    });
    return { words, answer };
  }

  function scored(query: ServerQuery, tokens: readonly QueryToken[], best: number): ServerQuery {
    if (hardOf(tokens).length === 0) return query;
    const params = scriptParams(tokens, { size: outline.size, codesOf, best });
    return { script_score: { query, script: { lang: 'painless', source: SCORE_SCRIPT, params } } };
  }

  let used = reading.tokens;
  let { words, answer } = await match(used);
  if (answer.total === 0 && used.length > 1) {
    used = withKept(used, await relaxed(hardOf(used), { index, kinds, codesOf }));
    ({ words, answer } = await match(used));
  }
  const isFound = answer.total > 0 && hardOf(used).length > 0;
  const filter = all([words, ...bounds]);
  return {
    reading,
    used,
    base: baseOf(filter, answer.counts),
    ranked: { query: scored(filter, used, answer.best), order: isFound ? 'relevance' : 'popularity' },
    ...understood(reading, used, isFound),
  };
}

/** The words to keep if no product has all of them; asks the server for one word after the other. */
async function relaxed(
  tokens: readonly QueryToken[],
  { index, kinds, codesOf }: { index: ProductIndex; kinds: Parameters<typeof relaxing>[1]; codesOf: CodesOf },
): Promise<QueryToken[]> {
  const steps = relaxing(tokens, kinds);
  const kept: ServerQuery[] = [];
  let step = steps.next();
  while (!step.done) {
    const { postings, codes } = step.value;
    const both = [...kept, wordFilter(step.value, codesOf)];
    // A word that is in no product need not be asked for.
    const isKnown = postings.length + codes.length > 0;
    const isHeld = isKnown && (await index.search({ query: all(both), size: 0, track_total_hits: 1 })).total > 0;
    if (isHeld) kept.push(...both.slice(kept.length));
    step = steps.next(isHeld);
  }
  return step.value;
}
