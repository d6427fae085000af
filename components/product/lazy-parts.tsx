'use client';

import dynamic from 'next/dynamic';

/** In a script of its own, because most stores have no wishlists. */
export const LazyWishlistButton = dynamic(() =>
  import('@/components/wishlist/wishlist-button').then((file) => file.WishlistButton),
);
