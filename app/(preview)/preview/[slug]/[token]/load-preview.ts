import { cache } from 'react';
import { getPreview } from '#lib/storefront/content/server.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';

/** The draft behind a signed link, asked for once by the frame and the page of a request. */
export const loadPreview = cache(async (slug: string, token: string) => {
  await requireAdmission();
  return getPreview(slug, token);
});
