import type { Metadata } from 'next';
import { noteDegraded, noteUnavailable } from '#lib/http/response-notes.ts';
import { requireAdmission } from '#lib/session/admission.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Parameters } from '#lib/shared/url-query.ts';
import { findStores } from '#lib/stores/server.ts';
import { parseStoreQuery } from '#lib/stores/store-query.ts';
import { NotFoundPage } from '@/components/message/not-found-page';
import { UnavailableMessage } from '@/components/message/unavailable-message';
import { askedPageMetadata } from '@/components/seo/asked-page-metadata';
import { StoresView } from '@/components/stores/stores-view';

interface PageProps {
  searchParams: Promise<Parameters>;
}

export function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return askedPageMetadata(
    {
      title: 'Store locator',
      description: 'Find a Samay store by city, pincode or distance, with opening hours, services and directions.',
      href: paths.stores(),
    },
    searchParams,
  );
}

export default async function StoreLocatorPage({ searchParams }: PageProps) {
  const query = parseStoreQuery(await searchParams);
  const now = Date.now();
  // Who is open, and what was told of a shelf today, is another answer a few minutes later.
  if (query.open || query.product !== '') noteDegraded();
  const found = await findStores(await requireAdmission(), query, now);
  if (found.ok) return <StoresView query={query} found={found.value} now={now} />;
  if (found.failure.kind !== 'unavailable') return <NotFoundPage />;
  noteUnavailable();
  return <UnavailableMessage href={paths.stores()} />;
}
