/** The different words of a text as searches compare them: in lower case, with letters of special shapes made plain. */
export function searchWords(text: string): string[] {
  const words = text.normalize('NFKC').toLowerCase().split(/\s+/u);
  return [...new Set(words.filter((word) => word !== ''))];
}
