import { currentLanguage } from '#language';
import { BASE_LANGUAGE } from '#lib/messages/languages.ts';

/**
 * The language of a text or HTML that an operator or a shopper wrote, for `lang`: that of the base where the page is in
 * another language and most letters are Latin; undefined where it is the page's.
 */
export function languageOfContent(text: string): string | undefined {
  if (currentLanguage() === BASE_LANGUAGE) return undefined;
  const letters = text.replace(/<[^>]*>|&\w+;|\P{L}/gu, '');
  return letters.replace(/\P{Script=Latin}/gu, '').length * 2 > letters.length ? BASE_LANGUAGE : undefined;
}

/**
 * The same for the title of a product or the name of a category, in which brands and collections keep their Latin letters: one
 * with a single letter of the page's script is in its language.
 */
export function languageOfTitle(title: string): string | undefined {
  if (currentLanguage() === BASE_LANGUAGE || /(?!\p{Script=Latin})\p{L}/u.test(title)) return undefined;
  return /\p{L}/u.test(title) ? BASE_LANGUAGE : undefined;
}
