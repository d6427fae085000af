/** What nobody sees, or what moves the cursor or turns the text around; the joiners of Indian scripts and line ends apart. */
const HIDDEN = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text of which everything can be seen: what cannot be stands there as JSON writes it, such as `\u202e`. */
export function visible(text: string): string {
  return text.replace(HIDDEN, (hidden) =>
    Array.from({ length: hidden.length }, (_, at) => hidden.charCodeAt(at))
      .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** The same as one line: the words of a shopper never begin another. */
export function visibleLine(text: string): string {
  return visible(text.replaceAll(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' '));
}

/** Words of a shopper that may have several lines, each marked as theirs. */
export function quoted(text: string): string[] {
  return text === '' ? [] : text.split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/).map((line) => `> ${line}`);
}
