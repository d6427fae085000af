import type { MetadataRoute } from 'next';
import { FACET_KEYS } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { PERSONAL_SEGMENTS } from '#lib/shared/personal-segments.ts';
import { siteUrl } from '#lib/shared/site-url.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { isOpenToAll } from '#lib/storefront/platform/session/open-store.ts';

// The store's own address is known when it runs, not when it is built, and whether it is open when it is asked.
export const dynamic = 'force-dynamic';

/** Of lists: every combination of them is a page that says nothing new. `?page=` and a product's `?size=` stay open. */
const NARROWING = [...FACET_KEYS, 'sort', 'notice', 'pincode'];
/** Public, but of one visitor's asking. */
const ASKED_FOR = [paths.searchForm(), paths.compare()];
/** Whoever wants to give one should find it. */
const TO_BE_FOUND = new Set([paths.giftCards()]);

/** First segment of the wishlists that were shared. */
const WISHLISTS = 'wishlist';

/** An address with all that stands below it, but no product whose address begins alike. */
function whole(path: string): string[] {
  return [`${path}$`, `${path}?`, `${path}/`];
}

export default async function robots(): Promise<MetadataRoute.Robots> {
  if (!(await isOpenToAll())) return { rules: { userAgent: '*', disallow: '/' } };
  const { wishlist } = await getFlags();
  const personal = [...PERSONAL_SEGMENTS]
    // Where the store keeps none, nothing speaks of them.
    .filter((segment) => wishlist || segment !== WISHLISTS)
    .map((segment) => `/${segment}`)
    .filter((path) => !TO_BE_FOUND.has(path));
  const below = [...TO_BE_FOUND].map((path) => `${path}/`);
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/api/',
        ...[...personal, ...ASKED_FOR].flatMap(whole),
        ...below,
        ...NARROWING.map((name) => `/*?*${name}=`),
      ],
    },
    sitemap: siteUrl(paths.sitemap()),
  };
}
