import type { Result } from '#lib/shared/result.ts';
import { googleItem } from './google-item.ts';
import type { FeedPage } from './server.ts';
import type { ShippingTerms } from './types.ts';

interface FeedParts {
  /** The first page, which was asked for to know that there is one. */
  first: FeedPage;
  /** A further page, counted from 1. */
  readPage: (page: number) => Promise<Result<FeedPage>>;
  siteUrl: (path: string) => string;
  home: string;
  shipping: ShippingTerms | null;
}

/**
 * The feed as RSS 2.0, page by page, so that no more than one page is held. Where a page cannot be had it breaks off
 * without its end: no reader takes half a store for the whole.
 */
export async function* googleFeed({ first, readPage, siteUrl, home, shipping }: FeedParts): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield `<title>Samay</title>\n<link>${siteUrl(home)}</link>\n<description>Watches, smartwatches and jewellery</description>\n`;
  const items = ({ entries }: FeedPage) =>
    entries.map((entry) => `${googleItem(entry, { siteUrl, shipping })}\n`).join('');
  yield items(first);
  for (let page = 2; page <= first.totalPages; page += 1) {
    const next = await readPage(page);
    // Goods that were taken out meanwhile may have made the last page fall away.
    if (!next.ok && next.failure.kind === 'not-found') break;
    if (!next.ok) throw new Error('A page of the feed could not be had.');
    yield items(next.value);
  }
  yield '</channel>\n</rss>\n';
}
