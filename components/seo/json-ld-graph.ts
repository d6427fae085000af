/** A node of structured data: a type of schema.org and its properties; what is undefined is left out. */
export type JsonLdNode = { '@type': string; '@id'?: string } & Record<string, unknown>;

/** Nodes of a page that may name one another by their `@id`. */
export function jsonLdGraph(nodes: readonly JsonLdNode[]): object {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** Paise as schema.org and feeds write an amount: rupees with a point and two digits. */
export function plainAmount(paise: number): string {
  return (paise / 100).toFixed(2);
}
