import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { siteUrl } from '#lib/storefront/platform/site/site-url.ts';
import { parseWishlistNotice } from '#lib/storefront/wishlist/notices.ts';
import { getWishlist } from '#lib/storefront/wishlist/server.ts';
import * as m from '#messages';
import { unreadAccountPage } from '@/components/account/layout/unread-account-page';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';
import { WishlistView } from '@/components/wishlist/wishlist-view';

/** Where wishlists are off, not even the title mentions them. */
export async function generateMetadata(): Promise<Metadata> {
  return (await getFlags()).wishlist ? { title: m.wishlistTitle() } : NOT_FOUND_METADATA;
}

interface WishlistPageProps {
  searchParams: Promise<{ notice?: string | string[] }>;
}

/** The customer's wishlist. */
export default async function WishlistPage({ searchParams }: WishlistPageProps) {
  await requireAdmission();
  if (!(await getFlags()).wishlist) return <NotFoundPage />;
  const wishlist = await getWishlist(paths.wishlist());
  if (!wishlist.ok)
    return unreadAccountPage({ failure: wishlist.failure, title: m.wishlistTitle(), href: paths.wishlist() });
  return (
    <WishlistView
      rendered={wishlist.value}
      moveKeys={Object.fromEntries(wishlist.value.items.map(({ code }) => [code, randomUUID()]))}
      origin={new URL(siteUrl(paths.home())).origin}
      notice={parseWishlistNotice((await searchParams).notice)}
    />
  );
}
