import { getSitemap } from '#lib/storefront/catalogue/server.ts';
import { escapeXml } from '#lib/storefront/marketing/feeds/escape-xml.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { siteUrl } from '#lib/storefront/platform/site/site-url.ts';
import { withoutXml, xmlAnswer } from '../xml-answer';

const FILE = /^([1-9]\d{0,3})\.xml$/;

/** One sitemap: the URLs of pages, lists and products with the day of their last change. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const match = FILE.exec((await params).file);
  if (!match) return new Response(null, { status: 404 });
  const sitemap = await getSitemap(await requireAdmission(), Number(match[1]));
  if (!sitemap.ok) return withoutXml(sitemap.failure);
  const entries = sitemap.value.entries.map(
    ({ href, modifiedAt }) =>
      `<url><loc>${escapeXml(siteUrl(href))}</loc><lastmod>${new Date(modifiedAt).toISOString().slice(0, 10)}</lastmod></url>`,
  );
  return xmlAnswer('urlset', entries);
}
