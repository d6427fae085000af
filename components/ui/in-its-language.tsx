import { createElement, Fragment } from 'react';

/** Words in Devanagari with what stands between them, joiners included. */
const HINDI = /((?:\p{Script=Devanagari}[\u200c\u200d]*)+(?:\s+(?:\p{Script=Devanagari}[\u200c\u200d]*)+)*)/u;

/** The language of a text of the store's own: Hindi where it has Devanagari; undefined for English, which the page is in. */
export function languageOf(text: string): 'hi' | undefined {
  return HINDI.test(text) ? 'hi' : undefined;
}

/** A text of which the parts in Devanagari are marked as Hindi, so that a screen reader reads them with its Hindi voice. */
export function InItsLanguage({ text }: { text: string }) {
  // The split puts every match at an odd place; as arguments the parts need no keys.
  const parts = text
    .split(HINDI)
    .map((part, index) => (index % 2 === 1 ? createElement('span', { lang: 'hi' }, part) : part));
  return createElement(Fragment, null, ...parts);
}
