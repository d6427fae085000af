import type { Metadata } from 'next';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { ReturnPage } from '../return-page';

export const metadata: Metadata = { title: 'Return items' };

interface ReturnItemsPageProps {
  searchParams: Promise<Partial<Record<string, string | string[]>>>;
}

/** Where pieces of an order are sent back. */
export default async function ReturnItemsPage({ searchParams }: ReturnItemsPageProps) {
  await requireAdmission();
  return ReturnPage({ kind: 'return', search: await searchParams });
}
