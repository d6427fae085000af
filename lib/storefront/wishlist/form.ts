import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { storeHref } from '#lib/shared/store-href.ts';
import { type WishlistNoticeCode, wishlistNoticeOfFailure } from './notices.ts';
import type { WishlistForm } from './schema.ts';

/** The `?notice=` under which a product's page asks a shopper who came to sign in to press its button once more. */
export const PRESS_AGAIN = 'wish';

/** What a change that was made is called. */
export const DONE: Record<WishlistForm['intent'], WishlistNoticeCode> = {
  add: 'wished',
  remove: 'taken-off',
  move: 'moved',
  share: 'shared',
  unshare: 'unshared',
};

/** The page of a product, where its size is to be chosen. */
export function chooseSizeAt(productHref: string): string {
  return `${productHref}?notice=select-size#sizes`;
}

/** Where a shopper without scripts is sent after a change that was not made. `productHref`: of the piece to be moved. */
export function afterRefusal(form: WishlistForm, failure: Failure, productHref?: string): string {
  const code = wishlistNoticeOfFailure(failure);
  if (code === 'sign-in-required') {
    return paths.signIn(
      form.intent === 'add' ? `${storeHref(form.productUrl)}?notice=${PRESS_AGAIN}` : paths.wishlist(),
    );
  }
  return code === 'select-size' && productHref !== undefined ? chooseSizeAt(productHref) : paths.wishlist(code);
}
