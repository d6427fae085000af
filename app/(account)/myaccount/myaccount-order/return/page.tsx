import type { Metadata } from 'next';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { ReturnPage } from '../return-page';

export const metadata: Metadata = { title: 'Return items' };

interface ReturnItemsPageProps {
  searchParams: Promise<Partial<Record<string, string | string[]>>>;
}

/** The page that returns items of an order. */
export default async function ReturnItemsPage({ searchParams }: ReturnItemsPageProps) {
  await requireAdmission();
  return ReturnPage({ kind: 'return', search: await searchParams });
}
