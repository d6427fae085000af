import { currentLanguage } from '#language';
import { BASE_LANGUAGE, languageFacts } from '#lib/messages/languages.ts';

const TAGS = /<[^>]*>|&[a-z]+;/g;
const LATIN = /\p{Script=Latin}/gu;
const OTHER = /(?!\p{Script=Latin})\p{Letter}/gu;

/**
 * The language of a text or HTML that an operator or a shopper wrote, for `lang`: that of the base where the page is in
 * another language and most letters are Latin; undefined where it is the page's.
 */
export function languageOfContent(text: string): string | undefined {
  if (currentLanguage() === BASE_LANGUAGE) return undefined;
  const words = text.replace(TAGS, '');
  const latin = words.match(LATIN)?.length ?? 0;
  return latin > (words.match(OTHER)?.length ?? 0) ? languageFacts(BASE_LANGUAGE).tag : undefined;
}
