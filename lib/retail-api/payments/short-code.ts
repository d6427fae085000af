/**
 * The reason or instrument that a gateway sends, if it is a code and not text that may describe a person; empty
 * otherwise.
 */
export function shortCode(text: string | null | undefined): string {
  return text && /^[A-Za-z0-9][A-Za-z0-9_.-]{0,59}$/.test(text) ? text : '';
}
