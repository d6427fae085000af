import type { HomeSection } from '#lib/storefront/catalogue/types.ts';
import { homeStoreJsonLd } from '@/components/seo/home-store-json-ld';
import { jsonLdGraph } from '@/components/seo/json-ld-graph';
import { organizationJsonLd } from '@/components/seo/organization-json-ld';
import { webSiteJsonLd } from '@/components/seo/web-site-json-ld';
import { featuredStores } from './featured-stores';

/** What the home page says to search engines: who the store is, how it is searched, and the shops that it shows at once. */
export function homeJsonLd(sections: readonly HomeSection[], site: string, legalName: string): object {
  const shops = sections.flatMap((section) =>
    section.kind === 'stores' ? featuredStores(section.stores).notable : [],
  );
  return jsonLdGraph([organizationJsonLd(site, legalName), webSiteJsonLd(site), ...shops.map(homeStoreJsonLd)]);
}
