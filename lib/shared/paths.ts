import type { Gateway, OrderAction } from '#lib/contract/vocabulary.ts';
import { paymentReturnSegment } from './payment-returns.ts';
import {
  type CheckoutStep,
  type NotFoundReason,
  ORDER_STATUS,
  type PhotoProblem,
  SITEMAP_SLUG,
  type SignInStep,
} from './route-names.ts';
import { encodeText, withQuery } from './url-query.ts';

/**
 * What the store locator is asked, as its address carries it. `brand`: the slug of one that the shops are to have, `product`:
 * the code of one.
 */
export interface StoreSearchParams {
  q?: string;
  near?: string;
  service?: string;
  brand?: string;
  open?: '1';
  product?: string;
  size?: string;
}

// Every href of the store is built here, a path with a leading slash, already encoded. Imported as a namespace: a page that
// uses three of them sends a phone three, and not all.

export const home = () => '/';
/** `path` without the leading slash, as the retail API names it. */
export const page = (path: string) => `/${path.split('/').map(encodeText).join('/')}`;
/** `slug`: of a product, as the retail API names it. `sizeName`: the size that is chosen there. */
export const product = (slug: string, sizeName?: string) => withQuery(page(slug), { size: sizeName });
/** All reviews of a product; `search`: which of them, as its address carries it. */
export const productReviews = (
  code: string,
  search: Partial<Record<'page' | 'order' | 'stars', string | undefined>> = {},
) => withQuery(`/reviews/${encodeText(code)}`, search);
/** All questions about a product; `search`: which of them, as its address carries it. */
export const productQuestions = (code: string, search: Partial<Record<'page' | 'q', string | undefined>> = {}) =>
  withQuery(`/questions/${encodeText(code)}`, search);
export const search = (text: string) => `/search?q=${encodeText(text)}`;
export const searchForm = () => '/search';
/** The form that takes a photo without scripts. `problem`: why the last one found nothing. */
export const photoForm = (problem: PhotoProblem) => `${withQuery('/search', { photo: problem })}#by-photo`;
/** `notice`: what has just been done, or what keeps it from the checkout. */
export const cart = (notice?: string) => withQuery('/cart', { notice });
/** Without a step it opens for a signed-in customer at the first one that is left. */
export const checkout = (step?: CheckoutStep) => withQuery('/checkout', { step });
/** The step at which a guest signs in. */
export const checkoutContact = (ask?: SignInStep) => withQuery('/checkout', { step: 'contact', ask });
/**
 * `order`: key of an order that is not paid yet; without one the page says what can be done. `method`: the gateway that
 * was just chosen.
 */
export const makePayment = (order?: string, notice?: string, method?: Gateway) =>
  withQuery('/makepayment', { order, notice, method });
/** Where a gateway leads, or posts, the browser back to. `mark`: proves an attempt where the gateway signs nothing. */
export const paymentReturn = (gateway: Gateway, mark?: string) =>
  withQuery(`/${paymentReturnSegment(gateway)}`, { mark });
/** `order`: key of an order; whoever knows it may see it. */
export const thankYou = (order: string) => withQuery('/thankyou', { order });
/**
 * A survey by the code of its template. `site`: where it was handed out, e.g. `web`, `mail` or `store-ST101`. `token`: of
 * the link. `step`: the question, counted from 1. `notice`: what has just been done, or what is missing.
 */
export const survey = (
  template: string,
  site: string,
  token = '',
  { step, notice }: { step?: number; notice?: 'sent' | 'missing' } = {},
) =>
  withQuery(`/survey/${encodeText(template)}/${encodeText(site)}`, {
    t: token === '' ? undefined : token,
    step: step === undefined ? undefined : String(step),
    notice,
  });
/** `token`: of the link in a mail. */
export const displayEmail = (token: string) => withQuery('/displayemail', { t: token });
export const giftCards = () => '/gift-cards';
export const giftCardBalance = () => '/gift-cards/balance';
/** `id`: of an order for a gift card; whoever knows it may see it. `method`: the gateway that was just chosen. */
export const giftCardOrder = (id: string, notice?: string, method?: Gateway) =>
  withQuery(`/gift-cards/orders/${encodeText(id)}`, { notice, method });
/** `next`: where the shopper goes once signed in, a path of this store. `notice`: what has just been done. */
export const signIn = (next?: string, notice?: string, step?: SignInStep) =>
  withQuery('/users/sign_in', { next, notice, step });
/** The sign-in of who asks after an order; without `next` it leads on to the orders. */
export const orderStatus = (next?: string, step?: SignInStep) =>
  withQuery('/users/sign_in', { action: ORDER_STATUS, next, step });
/** `step`: `details` to change what was sent with the code. `reference`: of the request that was opened. */
export const forgotPassword = (search: { step?: 'details'; reference?: string } = {}) =>
  withQuery('/forgotpassword', search);
/** `token`: of the link in a mail. */
export const passwordReset = (token?: string) => withQuery('/passwordreset', { token });
/** The countdown before the launch. `notice`: what has just been done. */
export const counter = (notice?: string) => withQuery('/counter', { notice });
export const userAccess = (next?: string, step?: SignInStep) => withQuery('/user-access', { next, step });
/** `notice`: what has just been done. */
export const profile = (notice?: string) => withQuery('/myaccount', { notice });
export const orders = () => '/myaccount/order-list';
/** `show`: a filter or a year; `q`: words of an order's number or of what is in it. */
export const ordersPage = (page: number, { show, q }: { show?: string | undefined; q?: string | undefined } = {}) =>
  withQuery('/myaccount/order-list', { show, q, page: page > 1 ? String(page) : undefined });
/** `notice`: what has just been done. */
export const order = (number: string, notice?: string) =>
  withQuery('/myaccount/myaccount-order', { order: number, notice });
/** Where an order is cancelled, changed, sent back or exchanged; the form leads there by its own fields. */
export const orderActionForm = (action: OrderAction) => `/myaccount/myaccount-order/${action}`;
/** The same for one order. */
export const orderAction = (action: OrderAction, number: string) =>
  withQuery(orderActionForm(action), { order: number });
/** The page that cancels an order. `selection`: those that were chosen, as `formatItemSelection` writes them. */
export const orderCancellation = (number: string, selection?: string) =>
  withQuery('/myaccount/myaccount-order/cancel', { order: number, pieces: selection });
/** `number`: of a return or an exchange. */
export const orderReturn = (number: string, notice?: string) =>
  withQuery('/myaccount/myaccount-order/returns', { number, notice });
/** `token`: of the link in a mail or SMS. */
export const trackOrder = (token?: string) => withQuery('/track-order', { t: token });
/** The form that asks for an order, although this browser has asked after one. */
export const trackOrderForm = () => '/track-order?step=order';
/** `creditNote`: number of a credit note to it, in its place. */
export const invoice = (number: string, notice?: 'no-file', creditNote?: string) =>
  withQuery('/myaccount/invoice', { order: number, note: creditNote, notice });
/** The warranty card of a line of an order, once it is delivered. */
export const warranty = (order: string, line: string, notice?: 'no-file') =>
  withQuery('/myaccount/warranty', { order, line, notice });
export const addresses = (notice?: string) => withQuery('/myaccount/addresses', { notice });
/** `next`: where the shopper goes once the address is saved, a path of this store. */
export const newAddress = (next?: string) => withQuery('/myaccount/addresses/new', { next });
export const address = (id: string, next?: string) => withQuery(`/myaccount/addresses/${encodeText(id)}`, { next });
/** `notice`: what has just been done. */
export const reviews = (notice?: string) => withQuery('/myaccount/reviews', { notice });
/** Where a product is reviewed by who has bought it. */
export const review = (code: string) => withQuery('/myaccount/reviews', { product: code });
/** `notice`: what has just been done. */
export const ownQuestions = (notice?: string) => withQuery('/myaccount/questions', { notice });
/** Where something is asked about a product. */
export const askQuestion = (code: string) => withQuery('/myaccount/questions', { product: code });
/** Where a question about a product is answered by who has bought it. */
export const answerQuestion = (code: string, question: string) =>
  withQuery('/myaccount/questions', { product: code, question });
export const privacy = (notice?: string) => withQuery('/myaccount/privacy', { notice });
export const deletion = () => '/myaccount/delete';
export const wishlist = (notice?: string) => withQuery('/myaccount/wishlist', { notice });
export const sharedWishlist = (id: string) => `/wishlist/${encodeText(id)}`;
export const content = (slug: string) => `/page/${encodeText(slug)}`;
/** The content page with everything that the store holds. */
export const everything = () => `/page/${SITEMAP_SLUG}`;
/** Every brand by name. */
export const brands = () => '/brands/featured-brands';
/** The products of all brands, or of the one with a slug. */
export const brandProducts = (slug?: string) => withQuery('/brands/featured-brands/products', { brand: slug });
/** `codes`: of products side by side, in their order. `only`: leaves out what is the same for all of them. */
export const compare = (codes: readonly string[] = [], only?: 'differences') => {
  const chosen = codes.length === 0 ? '' : `?codes=${codes.map(encodeText).join(',')}`;
  return `/compare${chosen}${chosen !== '' && only ? `&only=${only}` : ''}`;
};
/** Everything for sale, for shopping search engines. */
export const merchantFeed = () => '/feeds/google.xml';
/** A picture of the store itself, in `public/icons`: a changed one gets a new name, since browsers keep them. */
export const icon = (name: string) => `/icons/${name}.png`;
/** What the store is, for programs that read for people. */
export const machineGuide = () => '/llms.txt';
export const stores = (search: StoreSearchParams = {}) => withQuery('/store-locator', { ...search });
/** `slug`: of a shop, made of its name and its code. */
export const store = (slug: string) => `/store-locator/${encodeText(slug)}`;
/** Where a visit to a shop is asked for. `notice`: what has just been done. */
export const appointment = (slug: string, notice?: string) =>
  withQuery(`/appointments/${encodeText(slug)}`, { notice });
export const brand = (slug: string) => `/brands/featured-brands/${encodeText(slug)}`;
/** `reason`: what was tried and failed, so that the page can say so. */
export const notFound = (reason?: NotFoundReason) => withQuery('/404', { reason });
/** The index of the sitemaps, and one of them, counted from 1. */
export const sitemap = () => '/sitemap.xml';
export const sitemapPage = (page: number) => `/sitemap/${page}.xml`;
/** `product`: code of the ring that a size is looked for. */
export const ringSizer = (product?: string) => withQuery('/size-guide/ring', { product });
/** `product`: code of a watch to be seen on the wrist. */
export const wristFit = (product?: string) => withQuery('/size-guide/watch', { product });
