/** Phrases of the operator in the normal form of a query, each with the words that are searched in its place. */
export type OwnPhrases = ReadonlyMap<string, string>;

/** Returns a function that replaces the phrases in a normalised query, the longest first. */
export function phraseReplacer(phrases: OwnPhrases): (normal: string) => string {
  if (phrases.size === 0) return (normal) => normal;
  const longestFirst = [...phrases.keys()].toSorted((one, other) => other.length - one.length);
  const any = longestFirst.map((phrase) => phrase.replaceAll('.', '\\.')).join('|');
  const pattern = new RegExp(`(?<![a-z0-9])(?:${any})(?![a-z0-9])`, 'g');
  return (normal) => normal.replace(pattern, (found) => phrases.get(found) ?? found);
}
