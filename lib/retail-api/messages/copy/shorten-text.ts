/** The most characters of a product's title in an SMS, which is charged by length. */
export const MAX_SMS_TITLE_LENGTH = 60;

/** Shortens a text to `longest` characters for an SMS. It never cuts a word, unless the first word is longer. */
export function shortenText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return text.slice(0, text.lastIndexOf(' ', longest) + 1 || longest).replace(/[\s,–-]+$/, '');
}

/** The same for a quoted reason; an ellipsis marks the omitted part. */
export function shortenQuote(text: string): string {
  const short = shortenText(text, MAX_QUOTE_LENGTH);
  return short === text ? text : `${short}…`;
}
const MAX_QUOTE_LENGTH = 100;
