/**
 * The pairs of a list such as `metal=Gold,occasion=Wedding|Festive`, as Magento 2 writes `additional_attributes` and each
 * variation: an entry without an equals sign continues the value before it, and values may be in quotes.
 */
export function attributePairs(text: string): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (const entry of entriesOf(text)) {
    const at = entry.indexOf('=');
    const last = pairs.at(-1);
    if (at > 0) pairs.push([entry.slice(0, at).trim().toLowerCase(), entry.slice(at + 1)]);
    else if (last) last[1] += `,${entry}`;
  }
  return pairs.map(([name, value]) => [name, unquoted(value.trim())]);
}

/** The entries between commas that are in no quotes; a quote opens only behind an equals sign. */
function entriesOf(text: string): string[] {
  return [...text.matchAll(/(?:=\s*"(?:[^"]|"")*"|[^,])+/g)].map(([entry]) => entry);
}

function unquoted(value: string): string {
  return /^".*"$/s.test(value) ? value.slice(1, -1).replaceAll('""', '"') : value;
}
