import type { Metadata } from 'next';
import { markNotFound } from '#lib/storefront/platform/http/response-directives.ts';
import { NotFoundMessage } from './not-found-message';

export const NOT_FOUND_METADATA: Metadata = { title: 'Page not found', robots: { index: false } };

/** The not-found page for a visitor who has access to the store; the response is HTTP 404. */
export function NotFoundPage() {
  markNotFound();
  return <NotFoundMessage departments />;
}
