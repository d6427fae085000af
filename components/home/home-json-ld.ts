import type { HomeSection } from '#lib/storefront/catalogue/types.ts';
import { jsonLdGraph } from '@/components/seo/json-ld-graph';
import { organizationJsonLd } from '@/components/seo/organization-json-ld';
import { shopJsonLd } from '@/components/seo/shop-json-ld';
import { webSiteJsonLd } from '@/components/seo/web-site-json-ld';
import { notableShops } from './notable-shops';

/** What the home page says to search engines: who the store is, how it is searched, and the shops that it shows at once. */
export function homeJsonLd(sections: readonly HomeSection[], site: string, legalName: string): object {
  const shops = sections.flatMap((section) => (section.kind === 'stores' ? notableShops(section.stores).notable : []));
  return jsonLdGraph([organizationJsonLd(site, legalName), webSiteJsonLd(site), ...shops.map(shopJsonLd)]);
}
