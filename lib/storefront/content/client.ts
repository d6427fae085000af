import * as apiPaths from '#lib/shared/api-paths.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import type { FooterContent } from './types.ts';

/** Fetches the part of the footer that is loaded late; null where it is not available. */
export async function fetchFooter(): Promise<FooterContent | null> {
  const reply = await browserFetch(apiPaths.footer());
  if (!reply.ok) return null;
  const { footer }: { footer: FooterContent } = await reply.json();
  return footer;
}
