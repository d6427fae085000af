import { escapeHtml } from '#lib/shared/escape-html.ts';
import { STRIP_CLASS, STRIP_COLOURS, type StripColour } from '#lib/shared/strip-colour.ts';
import { bodyOf, isSameHtml, linkHtml, textOf, urlProblem } from './html-nodes.ts';

/** A strip as its form has it. */
export interface Strip {
  text: string;
  /** Behind the text; empty for none. */
  linkText: string;
  url: string;
  colour: StripColour | 'card';
}

/** A strip with nothing in it: shoppers do not see it. */
export const EMPTY_STRIP: Strip = { text: '', linkText: '', url: '', colour: 'card' };

/** The HTML of a strip, as the shop stores it. */
export function stripHtml({ text, linkText, url, colour }: Strip): string {
  const parts = [escapeHtml(text.trim()), linkText.trim() && linkHtml(url, escapeHtml(linkText.trim()))];
  const inner = parts.filter((part) => part !== '').join(' ');
  return inner === '' ? '' : `<p${colour === 'card' ? '' : ` class="${STRIP_CLASS}${colour}"`}>${inner}</p>`;
}

/** The strip that some HTML is; null for HTML that the form could not write again. */
export function readStrip(html: string): Strip | null {
  if (html.trim() === '') return EMPTY_STRIP;
  const paragraph = bodyOf(html).querySelector('p');
  const link = paragraph?.querySelector('a');
  const strip: Strip = {
    linkText: textOf(link ?? null),
    url: link?.getAttribute('href') ?? '',
    colour: STRIP_COLOURS.find((name) => paragraph?.className === `${STRIP_CLASS}${name}`) ?? 'card',
    text: '',
  };
  link?.remove();
  strip.text = textOf(paragraph ?? null);
  return isSameHtml(stripHtml(strip), html) ? strip : null;
}

/** What is missing before a strip can be saved, as a sentence; empty if nothing is. */
export function stripProblem({ text, linkText, url }: Strip): string {
  if (linkText.trim() === '') return url.trim() === '' ? '' : 'The link needs a text.';
  if (text.trim() === '') return 'Write a text before the link: the link alone says too little.';
  const problem = urlProblem(url);
  return problem === '' ? '' : `The link ${problem}`;
}
