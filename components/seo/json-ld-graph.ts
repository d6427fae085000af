/** A JSON-LD node: a schema.org type and its properties; undefined ones are omitted. */
export type JsonLdNode = { '@type': string; '@id'?: string } & Record<string, unknown>;

/** The JSON-LD of a page: nodes that may reference each other by their `@id`. */
export function jsonLdGraph(nodes: readonly JsonLdNode[]): object {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** Formats paise as rupees for schema.org and feeds: a decimal point and two digits. */
export function plainAmount(paise: number): string {
  return (paise / 100).toFixed(2);
}
