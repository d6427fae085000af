import type { Metadata } from 'next';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';
import { ReturnPage } from '../return-page';

export function generateMetadata(): Metadata {
  return { title: m.returnsExchangeItems() };
}

interface ExchangeItemsPageProps {
  searchParams: Promise<Partial<Record<string, string | string[]>>>;
}

/** The page that exchanges items of an order. */
export default async function ExchangeItemsPage({ searchParams }: ExchangeItemsPageProps) {
  await requireAdmission();
  return ReturnPage({ kind: 'exchange', search: await searchParams });
}
