import type { SearchAlternatives } from '../search-engine.ts';
import type { CategoryTree } from './category-tree.ts';
import type { Lexicon, QueryToken, Reading } from './interpret-query.ts';
import { importanceOf, type WordKinds } from './relax-query.ts';
import { newComparisonBudget } from './spelling.ts';
import type { Suggester } from './suggestions.ts';
import { queryText } from './text-search.ts';

const TEXTS_SHOWN = 4;
const CATEGORIES_SHOWN = 3;

/** A reading of a text, and the words of it that were searched for. */
interface ReadText {
  reading: Reading;
  used: readonly QueryToken[];
}

/** The words of a reading that find something by themselves, the most important first. */
export function knownTokens({ tokens }: Reading, kinds: WordKinds): QueryToken[] {
  return tokens
    .filter((token) => !token.soft && token.postings.length + token.codes.length > 0)
    .sort((left, right) => importanceOf(right, kinds) - importanceOf(left, kinds));
}

/** The known words together if there is a price, all but each of them, then each alone. */
export function shorterChoices({ reading }: ReadText, known: readonly QueryToken[]): QueryToken[][] {
  const { price, tokens } = reading;
  const inOrder = tokens.filter((token) => known.includes(token));
  return [
    ...(price ? [inOrder] : []),
    ...(inOrder.length > 2 ? inOrder.map((left) => inOrder.filter((one) => one !== left)).reverse() : []),
    ...(inOrder.length > 1 || inOrder.length < tokens.length ? known.map((one) => [one]) : []),
  ];
}

/**
 * Texts to search for in place of one that found `total` products: the choices that find more, by their counts;
 * similarly spelled words if no word is known.
 */
export function helpTexts(
  answer: ReadText & { total: number },
  known: readonly QueryToken[],
  counted: readonly { choice: readonly QueryToken[]; count: number }[],
  lexicon: Lexicon,
): SearchAlternatives['texts'] {
  const shown = queryText(answer.used, answer.reading.price);
  const texts = new Map<string, number>();
  for (const { choice, count } of counted) {
    const text = queryText(choice, undefined);
    if (count > answer.total && text !== shown) texts.set(text, count);
  }
  const shorter = [...texts].map(([text, count]) => ({ text, count }));
  return [...shorter, ...(known.length > 0 ? [] : similarTexts(answer.reading, lexicon))].slice(0, TEXTS_SHOWN);
}

function similarTexts({ tokens }: Reading, { spelling, vocabulary }: Lexicon): SearchAlternatives['texts'] {
  const work = newComparisonBudget();
  return tokens.slice(0, TEXTS_SHOWN).flatMap((token) => {
    const near = token.nearList === undefined ? spelling.remote(token.shown, work) : undefined;
    const posting = near === undefined ? undefined : vocabulary.find(near);
    return posting ? [{ text: posting.surface, count: posting.holders }] : [];
  });
}

/** Paths of categories that have to do with a text; the top ones if none has. */
export function nearCategories(
  { reading, used }: ReadText,
  known: readonly QueryToken[],
  { suggester, tree }: { suggester: Suggester; tree: CategoryTree },
): string[] {
  const groups = [used, ...known.map((token) => [token])].filter((tokens) => tokens.length > 0);
  const paths = new Set(groups.flatMap((tokens) => suggester.suggest(tokens).categories));
  for (const { nearList } of reading.tokens) if (nearList && tree.find(nearList)) paths.add(nearList);
  if (paths.size === 0) for (const path of tree.roots()) paths.add(path);
  return [...paths].slice(0, CATEGORIES_SHOWN);
}
