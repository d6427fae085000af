import { BASE_LANGUAGE } from '#lib/messages/languages.ts';
import { inLanguage } from '#lib/shared/request-context.ts';
import * as m from '#messages';
import type { SuggestionLabels } from './types.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Whether a text was typed in Devanagari, if only in part, so that it is answered in Hindi. */
const isInDevanagari = (text: string): boolean => DEVANAGARI.test(text);

/** Writes copy about a search on the server: in Hindi for a text in Devanagari, else in the language of the page. */
export function inSearchLanguage<Copy>(text: string, write: () => Copy): Copy {
  return isInDevanagari(text) ? inLanguage('hi', write) : write();
}

/**
 * The copy of the search overlay in Hindi, for a normalised text in Devanagari with `count` suggestions; undefined for
 * any other text. It comes with the suggestions, so that a page in English loads no Hindi.
 */
export function hindiLabels(text: string, count: number): SuggestionLabels | undefined {
  if (!isInDevanagari(text)) return undefined;
  const button = inLanguage(BASE_LANGUAGE, m.searchGo);
  return inLanguage('hi', () => ({
    popularSearches: m.searchPopularGroup(),
    categories: m.searchCategories(),
    brands: m.searchBrands(),
    products: m.searchTopProducts(),
    all: m.searchSeeAll({ text }),
    status: count > 0 ? m.searchSuggestionCount({ text, count }) : m.searchNoSuggestions({ text, button }),
  }));
}
