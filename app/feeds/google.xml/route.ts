import * as paths from '#lib/shared/paths.ts';
import { googleFeed } from '#lib/storefront/marketing/feeds/google-feed.ts';
import { getFeedPage, getShippingTerms } from '#lib/storefront/marketing/feeds/server.ts';
import { textStream } from '#lib/storefront/marketing/feeds/text-stream.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { siteUrl } from '#lib/storefront/platform/site/site-url.ts';
import { withoutXml } from '../../sitemap/xml-answer';

/** The product feed for Google Merchant Center and others that read its format. */
export async function GET(): Promise<Response> {
  const admission = await requireAdmission();
  const [first, shipping] = await Promise.all([getFeedPage(admission, 1), getShippingTerms(admission)]);
  if (!first.ok) return withoutXml(first.failure);
  const readPage = (page: number) => getFeedPage(admission, page);
  const parts = googleFeed({ first: first.value, readPage, siteUrl, home: paths.home(), shipping });
  return new Response(textStream(parts), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  });
}
