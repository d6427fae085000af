import { localHref } from '#lib/shared/language/local-href.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { socialPages } from '#lib/shared/social-networks.ts';
import type { JsonLdNode } from './json-ld-graph';
import { ICONS } from './share-image';

/** The `@id` by which other nodes reference the store. */
export const ORGANIZATION_ID = '#organization';

/** The JSON-LD node of the store. `legalName`: the company that sells. */
export function organizationJsonLd(site: string, legalName: string): JsonLdNode {
  const { name, description, social } = shopProfile();
  const sameAs = socialPages(social).map(({ url }) => url);
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name,
    legalName,
    url: new URL(paths.home(), site).href,
    logo: new URL(ICONS.large, site).href,
    description,
    ...(sameAs.length > 0 && { sameAs }),
    areaServed: 'IN',
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      url: new URL(localHref(paths.content('contact')), site).href,
      areaServed: 'IN',
      availableLanguage: 'en',
    },
  };
}
