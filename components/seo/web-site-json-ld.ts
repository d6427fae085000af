import { currentLanguage } from '#language';
import { languageFacts } from '#lib/messages/languages.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { localHref } from '#lib/storefront/platform/site/local-href.ts';
import type { JsonLdNode } from './json-ld-graph';
import { ORGANIZATION_ID } from './organization-json-ld';

/** The JSON-LD of the site with its search. */
export function webSiteJsonLd(site: string): JsonLdNode {
  return {
    '@type': 'WebSite',
    name: shopName(),
    url: new URL(localHref(paths.home()), site).href,
    inLanguage: languageFacts(currentLanguage()).tag,
    publisher: { '@id': ORGANIZATION_ID },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${new URL(localHref(paths.searchForm()), site).href}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
