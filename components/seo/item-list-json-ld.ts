import type { JsonLdNode } from './json-ld-graph';

interface Listed {
  title: string;
  href: string;
}

/** What a page lists, in its order. `before`: how many stand on the pages before it. */
export function itemListJsonLd(items: readonly Listed[], before: number, site: string): JsonLdNode {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: new URL(href, site).href,
      name: title,
    })),
  };
}
