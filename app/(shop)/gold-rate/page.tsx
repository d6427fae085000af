import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { readGoldRates } from '#lib/storefront/gold-rate/server.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { GoldRateView, goldRateTitle } from '@/components/gold-rate/gold-rate-view';
import { pageMetadata } from '@/components/seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const rates = await readGoldRates(await requireAdmission());
  if (!rates.ok || rates.value.current.length === 0) return NOT_FOUND_METADATA;
  return pageMetadata({
    title: goldRateTitle(rates.value),
    description: m.goldRateAbout(),
    href: paths.goldRate(),
  });
}

/** The metal rates; not found in a store that has set none. */
export default async function GoldRatePage() {
  const rates = await readGoldRates(await requireAdmission());
  if (!rates.ok) {
    markUnavailable();
    return <UnavailableMessage href={paths.goldRate()} />;
  }
  if (rates.value.current.length === 0) return <NotFoundPage />;
  return <GoldRateView rates={rates.value} />;
}
