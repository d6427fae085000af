import * as paths from '#lib/shared/paths.ts';
import type { Result } from '#lib/shared/result.ts';
import { storeHref } from '#lib/storefront/platform/site/store-href.ts';
import { type CartNoticeCode, cartNoticeOfFailure, noticeOfField } from './notices.ts';
import type { CartForm } from './schema.ts';
import type { Cart } from './types.ts';

const DONE: Record<CartForm['intent'], CartNoticeCode> = {
  add: 'added',
  update: 'updated',
  engrave: 'engraved',
  remove: 'removed',
};

function withNotice(href: string, code: CartNoticeCode, anchor = ''): string {
  return `${href}${href.includes('?') ? '&' : '?'}notice=${code}${anchor}`;
}

/**
 * The redirect target of a cart form without scripts: the cart page, the checkout after "Buy now", or the product page
 * to choose a size.
 */
export function afterForm(form: CartForm, result: Result<Cart>, { isGuest }: { isGuest: boolean }): string {
  if (result.ok && form.intent === 'add' && form.next) return isGuest ? paths.checkoutContact() : paths.checkout();
  if (result.ok) return withNotice(paths.cart(), DONE[form.intent]);
  const code = cartNoticeOfFailure(result.failure);
  if (form.intent === 'add' && code === 'select-size') {
    return withNotice(storeHref(form.productUrl), 'select-size', '#sizes');
  }
  if (form.intent === 'add' && code === 'engraving-refused') {
    return withNotice(storeHref(form.productUrl), code, '#engraving');
  }
  return withNotice(paths.cart(), code);
}

/** The redirect target of a form with invalid fields; `field` is the first of them. */
export function afterInvalidForm(field: string, message: string): string {
  return withNotice(paths.cart(), noticeOfField(field, message));
}
