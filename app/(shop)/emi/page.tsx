import type { Metadata } from 'next';
import { NO_AMOUNT, parseAmountParam } from '#lib/shared/page-params.ts';
import * as paths from '#lib/shared/paths.ts';
import { firstValue, type Parameters } from '#lib/shared/url-query.ts';
import { readEmiPlans } from '#lib/storefront/emi/server.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';
import { EmiView } from '@/components/emi/emi-view';
import { NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';

export function generateMetadata(): Metadata {
  return { title: m.productEmiPageTitle(), robots: { index: false, follow: true } };
}

interface PageProps {
  searchParams: Promise<Parameters>;
}

/** The EMI plans for the amount in the address; not found in a store without any. */
export default async function EmiPage({ searchParams }: PageProps) {
  const plans = await readEmiPlans(await requireAdmission());
  if (!plans.ok) {
    markUnavailable();
    return <UnavailableMessage href={paths.emi()} />;
  }
  if (plans.value.length === 0) return <NotFoundPage />;
  const entered = parseAmountParam(firstValue((await searchParams).amount));
  const isAmount = entered !== '' && entered !== NO_AMOUNT;
  return (
    <EmiView
      plans={plans.value}
      amount={isAmount ? Math.round(Number(entered) * 100) : null}
      entered={isAmount ? entered : ''}
      problem={entered === NO_AMOUNT ? m.productEmiAmountInvalid() : ''}
    />
  );
}
