import type { Metadata } from 'next';
import { markNotFound } from '#lib/storefront/platform/http/response-directives.ts';
import * as m from '#messages';
import { NotFoundMessage } from './not-found-message';

export const NOT_FOUND_METADATA: Metadata = {
  // Read when a page is answered, in its language.
  get title() {
    return m.errorsPageNotFound();
  },
  robots: { index: false },
};

/** The not-found page for a visitor who has access to the store; the response is HTTP 404. */
export function NotFoundPage() {
  markNotFound();
  return <NotFoundMessage departments />;
}
