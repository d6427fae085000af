import { createElement, Fragment } from 'react';
import { currentLanguage } from '#language';
import { BASE_LANGUAGE, languageFacts } from '#lib/messages/languages.ts';

/** Words in Devanagari with what stands between them, joiners included. */
const HINDI = /((?:\p{Script=Devanagari}[\u200c\u200d]*)+(?:\s+(?:\p{Script=Devanagari}[\u200c\u200d]*)+)*)/u;

/** The language of a text of the store's own: Hindi where it has Devanagari; undefined for English, which the page is in. */
export function languageOf(text: string): 'hi' | undefined {
  return HINDI.test(text) ? 'hi' : undefined;
}

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

/** A text of which the parts in Devanagari are marked as Hindi, so that a screen reader reads them with its Hindi voice. */
export function InItsLanguage({ text }: { text: string }) {
  // The split puts every match at an odd place; as arguments the parts need no keys.
  const parts = text
    .split(HINDI)
    .map((part, index) => (index % 2 === 1 ? createElement('span', { lang: 'hi' }, part) : part));
  return createElement(Fragment, null, ...parts);
}
