/** Letters, marks and what joins them: a name that holds anything else could carry a link into a mail. */
const SAFE_NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,59}$/u;

/** The name, or `instead` where there is none, or one that reads like more than a name. */
export function safeName(name: string, instead: string): string {
  return SAFE_NAME.test(name) ? name : instead;
}

/** First line of a mail. A customer without a name, or with one that reads like more than a name, is greeted without it. */
export function greeting(name: string): string {
  const safe = safeName(name, '');
  return safe === '' ? 'Hello,' : `Hello ${safe},`;
}
