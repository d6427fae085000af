import type { Metadata } from 'next';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import * as m from '#messages';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';

export function generateMetadata(): Metadata {
  return { title: m.errorsOutage(), robots: { index: false, follow: false } };
}

/**
 * The page that the front keeps, and sends instead of one that the retail API lets wait too long. An empty link leads to the
 * address at which it is shown.
 */
export default function UnavailablePage() {
  markUnavailable();
  return <UnavailableMessage href="" />;
}
