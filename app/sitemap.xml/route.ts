import * as paths from '#lib/shared/paths.ts';
import { getSitemap } from '#lib/storefront/catalogue/server.ts';
import { escapeXml } from '#lib/storefront/marketing/feeds/escape-xml.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { siteUrl } from '#lib/storefront/platform/site/site-url.ts';
import { withoutXml, xmlAnswer } from '../sitemap/xml-answer';

/** The index of the sitemaps, which are at `/sitemap/1.xml` and following. */
export async function GET(): Promise<Response> {
  const sitemap = await getSitemap(await requireAdmission(), 1);
  if (!sitemap.ok) return withoutXml(sitemap.failure);
  const pages = Array.from({ length: Math.max(1, sitemap.value.totalPages) }, (_, index) => index + 1);
  const entries = pages.map((page) => `<sitemap><loc>${escapeXml(siteUrl(paths.sitemapPage(page)))}</loc></sitemap>`);
  return xmlAnswer('sitemapindex', entries);
}
