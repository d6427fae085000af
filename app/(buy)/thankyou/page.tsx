import type { Metadata } from 'next';
import { cache } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { getInvitation } from '#lib/storefront/community/survey/server.ts';
import { isUnpaid } from '#lib/storefront/orders/copy.ts';
import { getOrderByKey, isOwnOrder } from '#lib/storefront/orders/server.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { thankYouTitle } from '@/components/thank-you/thank-you-lead';
import { ThankYouView } from '@/components/thank-you/thank-you-view';

interface ThankYouPageProps {
  searchParams: Promise<{ order?: string | string[] }>;
}

/** Cached per request, because page and title make the same call. */
const load = cache(getOrderByKey);

const keyOf = ({ order }: { order?: string | string[] }) => (typeof order === 'string' ? order : '');

export async function generateMetadata({ searchParams }: ThankYouPageProps): Promise<Metadata> {
  const order = await load(keyOf(await searchParams));
  return order.ok ? { title: thankYouTitle(order.value), robots: { index: false } } : NOT_FOUND_METADATA;
}

/**
 * A placed order. Whoever knows its key may see it, but its address is shown only to its customer, because
 * links with the key are shared for others to pay. An unpaid order has another page.
 */
export default async function ThankYouPage({ searchParams }: ThankYouPageProps) {
  await requireAdmission();
  const key = keyOf(await searchParams);
  const order = await load(key);
  if (order.ok) {
    if (isUnpaid(order.value)) redirect(paths.makePayment(key));
    const [isOwn, invitation] = await Promise.all([isOwnOrder(order.value.number), getInvitation(key)]);
    return <ThankYouView order={order.value} isOwn={isOwn} invitation={invitation} />;
  }
  if (order.failure.kind !== 'unavailable') return <NotFoundPage />;
  markUnavailable();
  return <UnavailableMessage href={paths.thankYou(key)} />;
}
