import { htmlText } from './html-text.ts';

/** The number of characters that search engines show of a description. */
const MAX_LENGTH = 155;

/**
 * Turns the first paragraph of sanitised HTML into a description, cut between two words; empty where there is
 * none.
 */
export function descriptionOf(html: string): string {
  const text = htmlText(/<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? '');
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s.,:;]+$/, '')}…`;
}
