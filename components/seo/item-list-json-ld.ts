import { localHref } from '#lib/storefront/platform/site/local-href.ts';
import type { JsonLdNode } from './json-ld-graph';

interface Listed {
  title: string;
  href: string;
}

/** The JSON-LD list of a page's items in their order. `before`: the number of items on the pages before. */
export function itemListJsonLd(items: readonly Listed[], before: number, site: string): JsonLdNode {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: new URL(localHref(href), site).href,
      name: title,
    })),
  };
}
