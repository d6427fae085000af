import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { fileNoticeText } from '#lib/storefront/orders/file-notice.ts';
import { getOwnWarrantyCard } from '#lib/storefront/orders/warranty/server.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { requireCustomer } from '#lib/storefront/platform/session/customer-page.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';
import * as m from '#messages';
import { AccountUnavailable } from '@/components/account/layout/account-unavailable';
import { NoSuchOrder } from '@/components/orders/no-such-order';
import { WarrantyView } from '@/components/orders/warranty/warranty-view';

export function generateMetadata(): Metadata {
  return { title: m.ordersWarrantyCard() };
}

interface WarrantyPageProps {
  searchParams: Promise<Partial<Record<'order' | 'line' | 'notice', string | string[]>>>;
}

/**
 * The warranty card of a line in the customer's order; without both parameters it redirects to the order list.
 */
export default async function WarrantyPage({ searchParams }: WarrantyPageProps) {
  await requireAdmission();
  const { order, line, notice } = await searchParams;
  if (typeof order !== 'string' || typeof line !== 'string') {
    await requireCustomer(paths.orders());
    redirect(paths.orders());
  }
  const href = paths.warranty(order, line);
  const [card, { serviceRequests }] = await Promise.all([getOwnWarrantyCard({ order, line }, href), getFlags()]);
  if (card.ok) return <WarrantyView card={card.value} service={serviceRequests} fileNotice={fileNoticeText(notice)} />;
  if (card.failure.kind !== 'unavailable') return <NoSuchOrder title={m.ordersWarrantyNotFound()} />;
  markUnavailable();
  return <AccountUnavailable title={m.ordersWarrantyCard()} href={href} />;
}
