import { helpTexts, knownTokens, nearCategories, shorterChoices } from '../index/help-texts.ts';
import type { QueryToken } from '../index/interpret-query.ts';
import type { OutlineIndex } from '../index/outline-index.ts';
import { HELP_PRODUCTS } from '../index/search-help.ts';
import type { SearchAlternatives } from '../search-engine.ts';
import { ruleFilter, wordFilter } from './list-filters.ts';
import type { ProductIndex } from './product-index.ts';
import type { RemoteText } from './remote-text.ts';
import { all, type ServerQuery, sortOf } from './server-query.ts';

interface HelpSources {
  index: ProductIndex;
  outline: OutlineIndex;
}

/** What to offer for a search with few or no results, as `search-help.ts` does. */
export async function helpFor(answer: RemoteText, sources: HelpSources): Promise<SearchAlternatives> {
  const { index, outline } = sources;
  const known = knownTokens(answer.reading, outline.parts.kinds);
  const choices = shorterChoices(answer, known);
  const counts = await index.searchAll(
    choices.map((choice) => ({ query: shared(choice, outline), size: 0, track_total_hits: true })),
  );
  const counted = choices.map((choice, place) => ({ choice, count: counts[place]?.total ?? 0 }));
  return {
    texts: helpTexts({ ...answer, total: answer.base.total }, known, counted, outline.parts.lexicon),
    categories: nearCategories(answer, known, outline.parts),
    codes: await nearProducts(answer, known, sources),
  };
}

/** Products similar to the few results; otherwise those nearest in price, words or kind of goods. */
async function nearProducts(
  { reading, base }: RemoteText,
  known: readonly QueryToken[],
  { index, outline }: HelpSources,
): Promise<string[]> {
  const { tree } = outline.parts;
  const first = async (query: ServerQuery, order: 'popularity' | 'price-low' | 'price-high', size = HELP_PRODUCTS) =>
    (await index.search({ query, sort: sortOf(order), size, track_total_hits: false })).codes;
  const [found] = base.total > 0 ? await first(base.filter, 'popularity', 1) : [];
  if (found !== undefined) {
    const home = tree.find(outline.categoryOf(found) ?? '');
    if (!home) return [];
    return first({ bool: { filter: [ruleFilter(home.rule)], must_not: [base.filter] } }, 'popularity');
  }
  const { price, tokens } = reading;
  if (price && known.length > 0) {
    const nearest = await first(shared(known, outline), Number.isFinite(price.max) ? 'price-low' : 'price-high');
    if (nearest.length > 0) return nearest;
  }
  const [word] = known;
  if (word) return first(shared([word], outline), 'popularity');
  const nearList = tree.find(tokens.find((token) => token.nearList !== undefined)?.nearList ?? '');
  return first(nearList ? ruleFilter(nearList.rule) : { match_all: {} }, 'popularity');
}

/** The products with all of the words; none without a word. */
function shared(tokens: readonly QueryToken[], outline: OutlineIndex): ServerQuery {
  if (tokens.length === 0) return { match_none: {} };
  return all(tokens.map((token) => wordFilter(token, (ordinals) => outline.codesOf(ordinals))));
}
