import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { getBrands } from '#lib/storefront/catalogue/brands/server.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { BrandsView } from '@/components/catalogue/brands/brands-view';
import { NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { languageAlternates } from '@/components/seo/page-languages';

export function generateMetadata(): Metadata {
  return {
    title: 'Brands',
    description: `All the watch, smartwatch and jewellery brands at ${shopName()}, with their stories and collections.`,
    alternates: languageAlternates(paths.brands()),
  };
}

/** The index of brands; not found where the retail API has no list of them. */
export default async function BrandsPage() {
  const brands = await getBrands(await requireAdmission());
  if (brands.ok) return <BrandsView brands={brands.value} />;
  if (brands.failure.kind === 'not-found') return <NotFoundPage />;
  markUnavailable();
  return <UnavailableMessage href={paths.brands()} />;
}
