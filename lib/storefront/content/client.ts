import * as apiPaths from '#lib/shared/api-paths.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import type { FooterContent } from './types.ts';

/** The part of the footer that comes late; null where it cannot be had. */
export async function fetchFooter(): Promise<FooterContent | null> {
  const reply = await browserFetch(apiPaths.footer());
  if (!reply.ok) return null;
  const { footer }: { footer: FooterContent } = await reply.json();
  return footer;
}
