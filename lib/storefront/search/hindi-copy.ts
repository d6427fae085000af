import type { SuggestionLabels } from './types.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Whether a text was typed in Devanagari, if only in part, so that it is answered in Hindi. */
export const isInDevanagari = (text: string): boolean => DEVANAGARI.test(text);

/** Headings of the search page's suggestions, for a text in Devanagari. */
export const HINDI_HEADINGS = {
  near: 'क्या आप यह खोज रहे हैं?',
  categories: 'श्रेणियाँ',
  categoriesAndBrands: 'श्रेणियाँ और ब्रांड',
};

/**
 * The copy of the search overlay in Hindi, for a normalised text in Devanagari with `count` suggestions; undefined for
 * any other text. It comes with the suggestions, so that no other page loads it.
 */
export function hindiLabels(text: string, count: number): SuggestionLabels | undefined {
  if (!isInDevanagari(text)) return undefined;
  return {
    popularSearches: 'लोकप्रिय खोजें',
    categories: HINDI_HEADINGS.categories,
    brands: 'ब्रांड',
    products: 'प्रमुख उत्पाद',
    all: `“${text}” के सभी परिणाम देखें`,
    status: count > 0 ? `“${text}” के लिए ${count} सुझाव` : `“${text}” के लिए कोई सुझाव नहीं मिला। इसे खोजने के लिए GO दबाएँ।`,
  };
}
