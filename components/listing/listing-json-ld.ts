import { PAGE_SIZE } from '#lib/storefront/catalogue/page-size.ts';
import type { Listing } from '#lib/storefront/catalogue/types.ts';
import { breadcrumbJsonLd } from '@/components/seo/breadcrumb-json-ld';
import { itemListJsonLd } from '@/components/seo/item-list-json-ld';
import { jsonLdGraph } from '@/components/seo/json-ld-graph';

/** The JSON-LD of a list: its breadcrumb and its products. `site` is the store's public origin. */
export function listingJsonLd({ breadcrumb, products, page }: Listing, site: string): object {
  return jsonLdGraph([
    ...(breadcrumb.length > 0 ? [breadcrumbJsonLd(breadcrumb, site)] : []),
    itemListJsonLd(products, (page - 1) * PAGE_SIZE, site),
  ]);
}
