import type { Result } from '#lib/shared/result.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { escapeXml } from './escape-xml.ts';
import { googleItem } from './google-item.ts';
import type { FeedPage } from './server.ts';
import type { FeedShippingTerms } from './types.ts';

interface FeedParts {
  /** The first page, which is read beforehand to know that the feed is available. */
  first: FeedPage;
  /** Reads a further page, counted from 1. */
  readPage: (page: number) => Promise<Result<FeedPage>>;
  siteUrl: (path: string) => string;
  home: string;
  shipping: FeedShippingTerms | null;
}

/**
 * The feed as RSS 2.0, generated page by page, so that only one page is in memory. If a page fails it breaks off
 * without the closing tags, so that no reader takes an incomplete feed for the whole.
 */
export async function* googleFeed({ first, readPage, siteUrl, home, shipping }: FeedParts): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  const { name, description } = shopProfile();
  yield `<title>${escapeXml(name)}</title>\n<link>${siteUrl(home)}</link>\n<description>${escapeXml(description)}</description>\n`;
  const items = ({ entries }: FeedPage) =>
    entries.map((entry) => `${googleItem(entry, { siteUrl, shipping })}\n`).join('');
  yield items(first);
  for (let page = 2; page <= first.totalPages; page += 1) {
    const next = await readPage(page);
    // The last page may have disappeared because products were removed meanwhile.
    if (!next.ok && next.failure.kind === 'not-found') break;
    if (!next.ok) throw new Error('A page of the feed could not be read.');
    yield items(next.value);
  }
  yield '</channel>\n</rss>\n';
}
