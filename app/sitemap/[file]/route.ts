import { getSitemap } from '#lib/storefront/catalogue/server.ts';
import { escapeXml } from '#lib/storefront/marketing/feeds/escape-xml.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { hrefIn } from '#lib/storefront/platform/site/local-href.ts';
import { offeredLanguages } from '#lib/storefront/platform/site/offered-languages.ts';
import { siteUrl } from '#lib/storefront/platform/site/site-url.ts';
import { languageAlternates } from '@/components/seo/page-languages';
import { withoutXml, xmlAnswer } from '../xml-answer';

const FILE = /^([1-9]\d{0,3})\.xml$/;

const addressOf = (href: string) => escapeXml(siteUrl(href));

/** A page in each language of the shop; each names the addresses of all of them, unless there is one language alone. */
function entriesOf(href: string, modifiedAt: number): string[] {
  const languages = offeredLanguages();
  const links = Object.entries(languageAlternates(href).languages ?? {}).map(
    ([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressOf(String(address))}"/>`,
  );
  const facts = `<lastmod>${new Date(modifiedAt).toISOString().slice(0, 10)}</lastmod>`;
  const others = languages.length > 1 ? links.join('') : '';
  return languages.map(({ code }) => `<url><loc>${addressOf(hrefIn(code, href))}</loc>${facts}${others}</url>`);
}

/** One sitemap: the URLs of pages, lists and products with the day of their last change. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const match = FILE.exec((await params).file);
  if (!match) return new Response(null, { status: 404 });
  const sitemap = await getSitemap(await requireAdmission(), Number(match[1]));
  if (!sitemap.ok) return withoutXml(sitemap.failure);
  const entries = sitemap.value.entries.flatMap(({ href, modifiedAt }) => entriesOf(href, modifiedAt));
  return xmlAnswer('urlset', entries);
}
