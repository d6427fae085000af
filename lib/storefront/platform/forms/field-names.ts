type Texts = Readonly<Record<string, string>>;

function renamed(fields: Texts, rename: (name: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [rename(name), text]));
}

/** Names fields by their position in `names`, because the names of a long form would fill its cookie. */
export function shortenFieldNames(fields: Texts, names: readonly string[]): Record<string, string> {
  return renamed(fields, (name) => (names.includes(name) ? String(names.indexOf(name)) : name));
}

/** Gives fields shortened by `shortenFieldNames` their names back. */
export function restoreFieldNames(fields: Texts, names: readonly string[]): Record<string, string> {
  return renamed(fields, (place) => (/^\d+$/.test(place) ? (names[Number(place)] ?? place) : place));
}
