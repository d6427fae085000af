import type { Metadata } from 'next';
import { markNotFound } from '#lib/storefront/platform/http/response-directives.ts';
import { NotFoundMessage } from './not-found-message';

export const NOT_FOUND_METADATA: Metadata = { title: 'Page not found', robots: { index: false } };

/** A page of a visitor whom the gate has admitted, for an address where nothing stands; the answer gets status 404. */
export function NotFoundPage() {
  markNotFound();
  return <NotFoundMessage departments />;
}
