import type { Metadata } from 'next';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';
import { ReturnPage } from '../return-page';

export function generateMetadata(): Metadata {
  return { title: m.returnsReturnItems() };
}

interface ReturnItemsPageProps {
  searchParams: Promise<Partial<Record<string, string | string[]>>>;
}

/** The page that returns items of an order. */
export default async function ReturnItemsPage({ searchParams }: ReturnItemsPageProps) {
  await requireAdmission();
  return ReturnPage({ kind: 'return', search: await searchParams });
}
