/**
 * Invisible characters and those that move the cursor or change the text direction, except the joiners of
 * Indian scripts and line ends.
 */
const HIDDEN = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Returns a text with invisible characters escaped as in JSON, such as `\u202e`. */
export function visible(text: string): string {
  return text.replace(HIDDEN, (hidden) =>
    Array.from({ length: hidden.length }, (_, at) => hidden.charCodeAt(at))
      .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** Returns the same as one line, so that a shopper's text never starts another. */
export function visibleLine(text: string): string {
  return visible(text.replaceAll(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' '));
}

/** Returns the lines of a shopper's text, each marked as quoted. */
export function quoted(text: string): string[] {
  return text === '' ? [] : text.split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/).map((line) => `> ${line}`);
}
