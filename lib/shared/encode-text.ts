/** A text as part of an address. Half a character, which no address can hold, is replaced instead of being an error. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
