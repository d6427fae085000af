import * as m from '#messages';

/** Letters, marks and the characters that join them: a name with anything else could put a link into a mail. */
const SAFE_NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,59}$/u;

/** The name, or `instead` if it is empty or looks like more than a name. */
export function safeName(name: string, fallback: string): string {
  return SAFE_NAME.test(name) ? name : fallback;
}

/** First line of a mail. It omits the name if the customer has none or it looks like more than a name. */
export function greeting(name: string): string {
  const safe = safeName(name, '');
  return safe === '' ? m.mailHello() : m.mailHelloName({ name: safe });
}
