/** Normalizes multi-line text for storage: one character per line break, and never two empty lines in a row. */
export function normaliseLines(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/\n{3,}/g, '\n\n');
}
