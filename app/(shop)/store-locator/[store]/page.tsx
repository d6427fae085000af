import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { failure, type Result } from '#lib/shared/result.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { storeCodeOf } from '#lib/shared/slugs.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { permanentRedirect } from '#lib/storefront/platform/site/redirects.ts';
import { getStore } from '#lib/storefront/stores/server.ts';
import type { Store } from '#lib/storefront/stores/types.ts';
import * as m from '#messages';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { pageMetadata } from '@/components/seo/page-metadata';
import { storeJsonLd } from '@/components/stores/store-json-ld';
import { StoreView } from '@/components/stores/store-view';
import { JsonLd } from '@/components/ui/json-ld';

interface PageProps {
  params: Promise<{ store: string }>;
}

async function load({ params }: PageProps): Promise<{ slug: string; store: Result<Store> }> {
  const slug = (await params).store;
  const code = storeCodeOf(slug);
  if (code === undefined) return { slug, store: failure({ kind: 'not-found' }) };
  return { slug, store: await getStore(await requireAdmission(), code) };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { store } = await load(props);
  if (!store.ok) return NOT_FOUND_METADATA;
  const { name, address, city, cityName, pincode, href } = store.value;
  return pageMetadata({
    title: m.storesPageTitle({ name, city: cityName }),
    description: m.storesPageText({ shop: shopName(), address, city, pincode }),
    href,
  });
}

/** A physical store's page; an outdated slug redirects to the current one. */
export default async function StorePage(props: PageProps) {
  const { slug, store } = await load(props);
  if (!store.ok) {
    if (store.failure.kind !== 'unavailable') return <NotFoundPage />;
    markUnavailable();
    return <UnavailableMessage href={paths.store(slug)} />;
  }
  if (store.value.href !== paths.store(slug)) permanentRedirect(store.value.href);
  const now = Date.now();
  return (
    <>
      <JsonLd data={storeJsonLd(store.value, now)} />
      <StoreView store={store.value} now={now} />
    </>
  );
}
