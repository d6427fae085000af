import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import type { Parameters } from '#lib/shared/url-query.ts';
import { slugOfRenamed } from '#lib/storefront/catalogue/brands/renamed-filter.ts';
import { markDegraded, markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { permanentRedirect } from '#lib/storefront/platform/site/redirects.ts';
import { searchStores } from '#lib/storefront/stores/server.ts';
import { isUnknownBrand, parseStoreQuery, storeSearchOf } from '#lib/storefront/stores/store-query.ts';
import * as m from '#messages';
import { NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { queryPageMetadata } from '@/components/seo/query-page-metadata';
import { StoresView } from '@/components/stores/stores-view';

interface PageProps {
  searchParams: Promise<Parameters>;
}

export function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return queryPageMetadata(
    {
      title: m.contentStoreLocator(),
      description: m.storesLocatorText({ shop: shopName() }),
      href: paths.stores(),
    },
    searchParams,
  );
}

/** The store locator: physical stores by city, pincode or distance. */
export default async function StoreLocatorPage({ searchParams }: PageProps) {
  const query = parseStoreQuery(await searchParams);
  const now = Date.now();
  // Opening status and stock change within minutes, so the response is cached only briefly.
  if (query.open || query.product !== '') markDegraded();
  const admission = await requireAdmission();
  const found = await searchStores(admission, query, now);
  const renamed =
    found.ok && isUnknownBrand(query, found.value) ? await slugOfRenamed(admission, query.brand) : undefined;
  if (renamed !== undefined) permanentRedirect(paths.stores({ ...storeSearchOf(query), brand: renamed }));
  if (found.ok) return <StoresView query={query} found={found.value} now={now} />;
  if (found.failure.kind !== 'unavailable') return <NotFoundPage />;
  markUnavailable();
  return <UnavailableMessage href={paths.stores()} />;
}
