import { currentLanguage } from '#language';
import { localHref } from '#lib/shared/language/local-href.ts';
import { inLanguage } from '#lib/shared/request-context.ts';
import type { Result } from '#lib/shared/result.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { shopDescription } from '#lib/storefront/platform/site/shop-words.ts';
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
  // The reader may ask for the next part when the request is no longer at hand.
  const language = currentLanguage();
  yield inLanguage(language, () => {
    const description = escapeXml(shopDescription());
    const link = siteUrl(localHref(home));
    return `<title>${escapeXml(shopName())}</title>\n<link>${link}</link>\n<description>${description}</description>\n`;
  });
  const items = ({ entries }: FeedPage) =>
    inLanguage(language, () => entries.map((entry) => `${googleItem(entry, { siteUrl, shipping })}\n`).join(''));
  yield items(first);
  for (let page = 2; page <= first.totalPages; page += 1) {
    const next = await inLanguage(language, () => readPage(page));
    // The last page may have disappeared because products were removed meanwhile.
    if (!next.ok && next.failure.kind === 'not-found') break;
    if (!next.ok) throw new Error('A page of the feed could not be read.');
    yield items(next.value);
  }
  yield '</channel>\n</rss>\n';
}
