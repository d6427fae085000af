type Texts = Readonly<Record<string, string>>;

function renamed(fields: Texts, rename: (name: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [rename(name), text]));
}

/** Fields under the places of their names in `names`: the names of a long form would fill the cookie of its note. */
export function shortened(fields: Texts, names: readonly string[]): Record<string, string> {
  return renamed(fields, (name) => (names.includes(name) ? String(names.indexOf(name)) : name));
}

/** The fields that `shortened` made short, under their own names. */
export function lengthened(fields: Texts, names: readonly string[]): Record<string, string> {
  return renamed(fields, (place) => (/^\d+$/.test(place) ? (names[Number(place)] ?? place) : place));
}
