const MOST_FIELDS = 100;
const LONGEST_NAME = 100;
const LONGEST_VALUE = 4000;

/** What a browser brought from a gateway, as texts by name: no more of it than a gateway ever sends. */
export function returnFields(sent: unknown): Record<string, string> {
  if (typeof sent !== 'object' || sent === null) return {};
  const texts = Object.entries(sent).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[0].length <= LONGEST_NAME && entry[1].length <= LONGEST_VALUE,
  );
  return Object.fromEntries(texts.slice(0, MOST_FIELDS));
}
