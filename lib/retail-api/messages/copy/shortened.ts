/** Shortens a text to `longest` characters for an SMS. It never cuts a word, unless the first word is longer. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return text.slice(0, text.lastIndexOf(' ', longest) + 1 || longest).replace(/[\s,–-]+$/, '');
}

/** The same for a quoted reason; an ellipsis marks the omitted part. */
export function shortSaying(text: string): string {
  const short = shortened(text, LONGEST_SAYING);
  return short === text ? text : `${short}…`;
}
const LONGEST_SAYING = 100;
