import type { Metadata } from 'next';
import { cache } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { failure, type Result } from '#lib/shared/result.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { getSharedWishlist } from '#lib/storefront/wishlist/server.ts';
import type { SharedWishlist } from '#lib/storefront/wishlist/types.ts';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { SharedWishlistView, sharedTitle } from '@/components/wishlist/shared-wishlist-view';

interface SharedPageProps {
  params: Promise<{ share: string }>;
}

/** Cached per request, because page and title make the same call. */
const load = cache(async (id: string): Promise<Result<SharedWishlist>> => {
  if (!(await getFlags()).wishlist) return failure({ kind: 'not-found' });
  return getSharedWishlist(id);
});

export async function generateMetadata({ params }: SharedPageProps): Promise<Metadata> {
  const wishlist = await load((await params).share);
  return wishlist.ok ? { title: sharedTitle(wishlist.value.ownerName), robots: { index: false } } : NOT_FOUND_METADATA;
}

/** A wishlist that its owner shares, for anyone with the link. */
export default async function SharedPage({ params }: SharedPageProps) {
  await requireAdmission();
  const { share } = await params;
  const wishlist = await load(share);
  if (wishlist.ok) return <SharedWishlistView wishlist={wishlist.value} />;
  if (wishlist.failure.kind !== 'unavailable') return <NotFoundPage />;
  markUnavailable();
  return <UnavailableMessage href={paths.sharedWishlist(share)} />;
}
