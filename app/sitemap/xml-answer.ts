import type { Failure } from '#lib/shared/result.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** That of links to the same page in other languages. */
const LINKS = 'http://www.w3.org/1999/xhtml';

/** Returns an XML document of prepared entries, whose text must already be escaped. */
export function xmlAnswer(root: 'urlset' | 'sitemapindex', entries: readonly string[]): Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}"${root === 'urlset' ? ` xmlns:xhtml="${LINKS}"` : ''}>\n${entries.join('\n')}\n</${root}>\n`;
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}

/**
 * Answers for a document that cannot be made: HTTP 404 where there is none, or the retail API does not have what it is made
 * of; otherwise HTTP 503, so that crawlers come back after a minute.
 */
export function withoutXml({ kind }: Failure): Response {
  // A cache in front of the store would otherwise keep it by a rule of its own.
  const headers = { 'Cache-Control': 'no-store' };
  if (kind === 'not-found') return new Response(null, { status: 404, headers });
  return new Response(null, { status: 503, headers: { ...headers, 'Retry-After': '60' } });
}
