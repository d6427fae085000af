import type { Metadata } from 'next';
import { getBrands } from '#lib/brands/server.ts';
import { noteUnavailable } from '#lib/http/response-notes.ts';
import { requireAdmission } from '#lib/session/admission.ts';
import * as paths from '#lib/shared/paths.ts';
import { BrandsView } from '@/components/brands/brands-view';
import { UnavailableMessage } from '@/components/message/unavailable-message';

export const metadata: Metadata = {
  title: 'Brands',
  description: 'All the watch, smartwatch and jewellery brands at Samay, with their stories and collections.',
  alternates: { canonical: paths.brands() },
};

/** The index of brands. */
export default async function BrandsPage() {
  const brands = await getBrands(await requireAdmission());
  if (brands.ok) return <BrandsView brands={brands.value} />;
  noteUnavailable();
  return <UnavailableMessage href={paths.brands()} />;
}
