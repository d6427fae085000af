import { localHref } from '#lib/shared/language/local-href.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Crumb } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import type { JsonLdNode } from './json-ld-graph';

/** The JSON-LD breadcrumb from the home page to a page, including it. `site`: the store's public origin. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], site: string): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: m.errorsHome(), href: paths.home() }, ...crumbs].map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(localHref(href), site).href,
    })),
  };
}
