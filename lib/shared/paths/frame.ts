import { ORDER_STATUS, SITEMAP_SLUG, type SignInStep } from '../route-names.ts';
import { encodeText, withQuery } from '../url-query.ts';

// The pages that the frame of every page leads to. Its script holds these functions alone.

export const home = () => '/';
/** `path` without the leading slash, as in the retail API. */
export const page = (path: string) => `/${path.split('/').map(encodeText).join('/')}`;
export const searchForm = () => '/search';
/** `notice`: the last change, or what prevents the checkout. */
export const cart = (notice?: string) => withQuery('/cart', { notice });
/** The page on which the pincode for delivery dates is chosen. */
export const pincode = () => '/pincode';
/** `next`: the path of this store to go to after the sign-in. `notice`: the last change. */
export const signIn = (next?: string, notice?: string, step?: SignInStep) =>
  withQuery('/users/sign_in', { next, notice, step });
/** The sign-in for a shopper who looks for an order; without `next` it continues to the orders. */
export const orderStatus = (next?: string, step?: SignInStep) =>
  withQuery('/users/sign_in', { action: ORDER_STATUS, next, step });
/** `notice`: the last change. */
export const profile = (notice?: string) => withQuery('/myaccount', { notice });
/** `token`: that of the link in an email or SMS. */
export const trackOrder = (token?: string) => withQuery('/track-order', { t: token });
export const wishlist = (notice?: string) => withQuery('/myaccount/wishlist', { notice });
export const content = (slug: string) => `/page/${encodeText(slug)}`;
/** The content page with links to everything in the store. */
export const everything = () => `/page/${SITEMAP_SLUG}`;
