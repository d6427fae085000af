/** A reason or an instrument as a gateway names it, if it is a code at all and no text about somebody; empty otherwise. */
export function shortCode(text: string | null | undefined): string {
  return text && /^[A-Za-z0-9][A-Za-z0-9_.-]{0,59}$/.test(text) ? text : '';
}
