'use client';

import dynamic from 'next/dynamic';

const wishlistButton = () => import('@/components/wishlist/wishlist-button').then((file) => file.WishlistButton);
const engravingOption = () => import('@/components/engraving/engraving-option').then((file) => file.EngravingOption);
const priceAlertForm = () => import('@/components/product/price-alert-form').then((file) => file.PriceAlertForm);

/** This part has a script of its own, because most stores have no wishlists. */
export const LazyWishlistButton = dynamic(wishlistButton);

/** Engraving, which most products do not offer. */
export const LazyEngravingOption = dynamic(engravingOption);

/** The form for a lower price, which few shoppers open. */
export const LazyPriceAlertForm = dynamic(priceAlertForm);

/**
 * Fetches the parts ahead: the router shows a product only when all that it shows is there, and a part that it
 * learns of after the press costs a round trip.
 */
export async function preloadProductParts(): Promise<void> {
  // A part that did not arrive is fetched again where it is shown.
  await Promise.allSettled([wishlistButton(), engravingOption(), priceAlertForm()]);
}
