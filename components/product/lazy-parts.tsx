'use client';

import dynamic from 'next/dynamic';

// Each has a script of its own, which the lists of the same route do without. Nothing stands in for one that is on its way.
export const LazyBuyBox = dynamic(() => import('@/components/product/buy-box').then((file) => file.BuyBox));
export const LazyGallery = dynamic(() => import('@/components/product/gallery').then((file) => file.Gallery));
export const LazyToaster = dynamic(() => import('@/components/ui/toaster').then((file) => file.Toaster));
export const LazyWishlistButton = dynamic(() =>
  import('@/components/wishlist/wishlist-button').then((file) => file.WishlistButton),
);
