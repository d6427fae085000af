import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { storeHref } from '#lib/storefront/platform/site/store-href.ts';
import { type WishlistNoticeCode, wishlistNoticeOfFailure } from './notices.ts';
import type { WishlistForm } from './schema.ts';

/**
 * The `?notice=` by which a product page asks a newly signed-in customer to press its wishlist button again.
 */
export const PRESS_AGAIN = 'wish';

/** The notices of completed changes. */
export const DONE: Record<WishlistForm['intent'], WishlistNoticeCode> = {
  add: 'added',
  remove: 'removed',
  move: 'moved',
  share: 'shared',
  unshare: 'unshared',
};

/** The product page, scrolled to the choice of a size. */
export function chooseSizeAt(productHref: string): string {
  return `${productHref}?notice=select-size#sizes`;
}

/** The redirect target of a refused change without scripts. `productHref`: that of the item to move. */
export function afterRefusal(form: WishlistForm, failure: Failure, productHref?: string): string {
  const code = wishlistNoticeOfFailure(failure);
  if (code === 'sign-in-required') {
    return paths.signIn(
      form.intent === 'add' ? `${storeHref(form.productUrl)}?notice=${PRESS_AGAIN}` : paths.wishlist(),
    );
  }
  return code === 'select-size' && productHref !== undefined ? chooseSizeAt(productHref) : paths.wishlist(code);
}
