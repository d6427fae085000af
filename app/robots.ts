import type { MetadataRoute } from 'next';
import { FACET_KEYS } from '#lib/contract/vocabulary.ts';
import { hrefIn } from '#lib/shared/language/local-href.ts';
import * as paths from '#lib/shared/paths.ts';
import { PERSONAL_SEGMENTS } from '#lib/shared/personal-segments.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { isOpenToAll } from '#lib/storefront/platform/session/is-open-to-all.ts';
import { offeredLanguages } from '#lib/storefront/platform/site/offered-languages.ts';
import { siteUrl } from '#lib/storefront/platform/site/site-url.ts';

// Evaluated per request: the store's URL is known at run time, and whether it is open may change.
export const dynamic = 'force-dynamic';

/**
 * Query parameters of lists whose combinations have no new content. `?page=` and a product's `?size=` remain
 * allowed.
 */
const NARROWING = [...FACET_KEYS, 'sort', 'notice', 'pincode'];
/** Public pages whose content depends on a visitor's query. */
const QUERY_DEPENDENT_PATHS = [paths.searchForm(), paths.compare()];
/** Gift cards are to be found by search engines. */
const INDEXED_SEGMENT_ROOTS = new Set([paths.giftCards()]);

/** The first path segment of shared wishlists. */
const WISHLISTS = 'wishlist';

/** Returns the patterns for a path and everything below it, but not for products whose path begins alike. */
function whole(path: string): string[] {
  return [`${path}$`, `${path}?`, `${path}/`];
}

/** Returns the rules of `robots.txt`; a store that is not open to everyone forbids all. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  if (!(await isOpenToAll())) return { rules: { userAgent: '*', disallow: '/' } };
  const { wishlist } = await getFlags();
  const personal = [...PERSONAL_SEGMENTS]
    // Where wishlists are off, robots.txt does not mention them.
    .filter((segment) => wishlist || segment !== WISHLISTS)
    .map((segment) => `/${segment}`)
    .filter((path) => !INDEXED_SEGMENT_ROOTS.has(path));
  const below = [...INDEXED_SEGMENT_ROOTS].map((path) => `${path}/`);
  const closed = ['/api/', ...[...personal, ...QUERY_DEPENDENT_PATHS].flatMap(whole), ...below];
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        ...offeredLanguages().flatMap(({ code }) => closed.map((path) => hrefIn(code, path))),
        ...NARROWING.map((name) => `/*?*${name}=`),
      ],
    },
    sitemap: siteUrl(paths.sitemap()),
  };
}
