import type { HomeSection } from '#lib/storefront/catalogue/types.ts';
import { homeStoreJsonLd } from '@/components/seo/home-store-json-ld';
import { jsonLdGraph } from '@/components/seo/json-ld-graph';
import { organizationJsonLd } from '@/components/seo/organization-json-ld';
import { webSiteJsonLd } from '@/components/seo/web-site-json-ld';
import { featuredStores } from './featured-stores';

/** The home page's JSON-LD: the store, its search, and the physical stores that are shown initially. */
export function homeJsonLd(sections: readonly HomeSection[], site: string, legalName: string): object {
  const shops = sections.flatMap((section) =>
    section.kind === 'stores' ? featuredStores(section.stores).notable : [],
  );
  return jsonLdGraph([organizationJsonLd(site, legalName), webSiteJsonLd(site), ...shops.map(homeStoreJsonLd)]);
}
