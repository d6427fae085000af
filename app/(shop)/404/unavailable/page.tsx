import type { Metadata } from 'next';
import { OUTAGE } from '#lib/storefront/platform/http/outage-text.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';

export const metadata: Metadata = { title: OUTAGE, robots: { index: false, follow: false } };

/**
 * The page that the front keeps, and sends instead of one that the retail API lets wait too long. An empty link leads to the
 * address at which it is shown.
 */
export default function UnavailablePage() {
  markUnavailable();
  return <UnavailableMessage href="" />;
}
