import * as paths from '#lib/shared/paths.ts';
import { siteUrl } from '#lib/shared/site-url.ts';
import { getBrandLinks, getFooter, getMenu } from '#lib/storefront/content/server.ts';
import { machineGuide } from '#lib/storefront/marketing/feeds/machine-guide.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';

const SOURCES = [
  { name: 'Sitemap', href: paths.sitemap() },
  { name: 'Everything for sale as a feed (RSS 2.0, Google Merchant)', href: paths.merchantFeed() },
];

/** A description of the store and its main URLs, for language models. */
export async function GET(): Promise<Response> {
  await requireAdmission();
  const [lists, brands, groups] = await Promise.all([getMenu('desktop'), getBrandLinks(), getFooter()]);
  return new Response(machineGuide({ lists, brands, groups, sources: SOURCES, siteUrl }), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      // Without its lists the store is starting or unreachable, so the response must not be cached.
      'Cache-Control': lists.length === 0 ? 'no-store' : 'public, max-age=3600',
    },
  });
}
