'use client';

import dynamic from 'next/dynamic';

// Each has a separate script, which the lists of the same route do not load. Nothing is shown while one is
// loading.
export const LazyBuyBox = dynamic(() => import('@/components/product/buy-box').then((file) => file.BuyBox));
export const LazyGallery = dynamic(() => import('@/components/product/gallery').then((file) => file.Gallery));
export const LazyShareProduct = dynamic(() =>
  import('@/components/product/share-product').then((file) => file.ShareProduct),
);
export const LazyToaster = dynamic(() => import('@/components/ui/toaster').then((file) => file.Toaster));
export const LazyWishlistButton = dynamic(() =>
  import('@/components/wishlist/wishlist-button').then((file) => file.WishlistButton),
);
