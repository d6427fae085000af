'use client';

import dynamic from 'next/dynamic';

/** In a script of its own, because most stores have no wishlists. */
export const LazyWishlistButton = dynamic(() =>
  import('@/components/wishlist/wishlist-button').then((file) => file.WishlistButton),
);

/** Engraving, which most products do not offer. */
export const LazyEngravingOption = dynamic(() =>
  import('@/components/engraving/engraving-option').then((file) => file.EngravingOption),
);

/** The form for a lower price, which few shoppers open. */
export const LazyPriceAlertForm = dynamic(() =>
  import('@/components/product/price-alert-form').then((file) => file.PriceAlertForm),
);
