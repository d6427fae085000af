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
 * The query of the store locator's URL. `brand`: slug of a brand that the physical stores must stock,
 * `product`: code of a product that they must have.
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

// Every href of the store is built here: an encoded path with a leading slash. Import it as a namespace, so that
// the bundle of a page contains only the functions that it uses.
// Each function returns the path of the page that it names; a comment of its own says what an argument means.

export const home = () => '/';
/** `path` without the leading slash, as in the retail API. */
export const page = (path: string) => `/${path.split('/').map(encodeText).join('/')}`;
/** `slug`: of a product, as in the retail API. `sizeName`: the size preselected on the page. */
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
/** The form for image search without JavaScript. `problem`: why the last photo found nothing. */
export const photoForm = (problem: PhotoProblem) => `${withQuery('/search', { photo: problem })}#by-photo`;
/** `notice`: the last change, or what prevents the checkout. */
export const cart = (notice?: string) => withQuery('/cart', { notice });
/** Without a step it opens at a signed-in customer's first incomplete step. */
export const checkout = (step?: CheckoutStep) => withQuery('/checkout', { step });
/** The payment step priced for choices of its form. */
export const checkoutPayment = (pay: string, isWrapped: boolean) =>
  withQuery('/checkout', { step: 'payment', pay: pay || undefined, wrap: isWrapped ? 'on' : 'off' });
/** The step at which a guest signs in. */
export const checkoutContact = (signInStep?: SignInStep) =>
  withQuery('/checkout', { step: 'contact', signin: signInStep });
/**
 * `order`: key of an unpaid order; without one the page explains what can be done. `method`: the gateway that
 * was just chosen.
 */
export const makePayment = (order?: string, notice?: string, method?: Gateway) =>
  withQuery('/makepayment', { order, notice, method });
/**
 * The URL to which a gateway redirects or posts the browser back. `mark`: identifies an attempt where the
 * gateway's fields have no signature.
 */
export const paymentReturn = (gateway: Gateway, mark?: string) =>
  withQuery(`/${paymentReturnSegment(gateway)}`, { mark });
/** `order`: key of an order; anyone who knows it may see the order. */
export const thankYou = (order: string) => withQuery('/thankyou', { order });
/**
 * A survey by the code of its template. `site`: where it was handed out, e.g. `web`, `mail` or `store-ST101`.
 * `token`: that of the link. `step`: the question, counted from 1. `notice`: the last change, or what is
 * missing.
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
/** `token`: that of the link in an email. */
export const displayEmail = (token: string) => withQuery('/displayemail', { t: token });
/** The page on which the pincode for delivery dates is chosen. */
export const pincode = () => '/pincode';
export const giftCards = () => '/gift-cards';
export const giftCardBalance = () => '/gift-cards/balance';
/**
 * `id`: of a gift card order; anyone who knows it may see the order. `method`: the gateway that was just
 * chosen.
 */
export const giftCardOrder = (id: string, notice?: string, method?: Gateway) =>
  withQuery(`/gift-cards/orders/${encodeText(id)}`, { notice, method });
/** `next`: the path of this store to go to after the sign-in. `notice`: the last change. */
export const signIn = (next?: string, notice?: string, step?: SignInStep) =>
  withQuery('/users/sign_in', { next, notice, step });
/** The sign-in for a shopper who looks for an order; without `next` it continues to the orders. */
export const orderStatus = (next?: string, step?: SignInStep) =>
  withQuery('/users/sign_in', { action: ORDER_STATUS, next, step });
/** `step`: `details` to change what was sent with the code. `reference`: that of the request that was opened. */
export const forgotPassword = (search: { step?: 'details'; reference?: string } = {}) =>
  withQuery('/forgotpassword', search);
/** `token`: that of the link in an email. */
export const passwordReset = (token?: string) => withQuery('/passwordreset', { token });
/** The countdown before the launch. `notice`: the last change. */
export const counter = (notice?: string) => withQuery('/counter', { notice });
export const userAccess = (next?: string, step?: SignInStep) => withQuery('/user-access', { next, step });
/** `notice`: the last change. */
export const profile = (notice?: string) => withQuery('/myaccount', { notice });
export const orders = () => '/myaccount/order-list';
/** `show`: a filter or a year; `q`: words of an order's number or products. */
export const ordersPage = (page: number, { show, q }: { show?: string | undefined; q?: string | undefined } = {}) =>
  withQuery('/myaccount/order-list', { show, q, page: page > 1 ? String(page) : undefined });
/** `notice`: the last change. */
export const order = (number: string, notice?: string) =>
  withQuery('/myaccount/myaccount-order', { order: number, notice });
/** The page on which an order is cancelled, modified, returned or exchanged; its form adds the fields itself. */
export const orderActionForm = (action: OrderAction) => `/myaccount/myaccount-order/${action}`;
/** The same page for one order. */
export const orderAction = (action: OrderAction, number: string) =>
  withQuery(orderActionForm(action), { order: number });
/** The page that cancels an order. `selection`: those that were chosen, as `formatItemSelection` writes them. */
export const orderCancellation = (number: string, selection?: string) =>
  withQuery('/myaccount/myaccount-order/cancel', { order: number, items: selection });
/** `number`: that of a return or an exchange. */
export const orderReturn = (number: string, notice?: string) =>
  withQuery('/myaccount/myaccount-order/returns', { number, notice });
/** The list of the service requests. `notice`: the last change. */
export const services = (notice?: string) => withQuery('/myaccount/service', { notice });
export const servicesPage = (page: number) =>
  withQuery('/myaccount/service', { page: page > 1 ? String(page) : undefined });
/** The page on which a service is requested for an item of an order's line. */
export const newService = (order: string, line: string) => withQuery('/myaccount/service/new', { order, line });
/** `number`: that of a service request. */
export const service = (number: string, notice?: string) => withQuery('/myaccount/service/request', { number, notice });
/** `token`: that of the link in an email or SMS. */
export const trackOrder = (token?: string) => withQuery('/track-order', { t: token });
/** The form to track another order, even if this browser has tracked one already. */
export const trackOrderForm = () => '/track-order?step=order';
/** Why a PDF was not downloaded: it is not ready yet, or it cannot be made. */
export type FileNotice = 'file-late' | 'no-file';
/** `creditNote`: number of a credit note to it, in its place. */
export const invoice = (number: string, notice?: FileNotice, creditNote?: string) =>
  withQuery('/myaccount/invoice', { order: number, note: creditNote, notice });
/** The warranty card of an order's line, available after delivery. */
export const warranty = (order: string, line: string, notice?: FileNotice) =>
  withQuery('/myaccount/warranty', { order, line, notice });
export const addresses = (notice?: string) => withQuery('/myaccount/addresses', { notice });
/** `next`: the path of this store to go to after the address is saved. */
export const newAddress = (next?: string) => withQuery('/myaccount/addresses/new', { next });
export const address = (id: string, next?: string) => withQuery(`/myaccount/addresses/${encodeText(id)}`, { next });
/** `notice`: the last change. */
export const reviews = (notice?: string) => withQuery('/myaccount/reviews', { notice });
/** The page on which a buyer reviews a product. */
export const review = (code: string) => withQuery('/myaccount/reviews', { product: code });
/** `notice`: the last change. */
export const ownQuestions = (notice?: string) => withQuery('/myaccount/questions', { notice });
/** The page on which a question about a product is asked. */
export const askQuestion = (code: string) => withQuery('/myaccount/questions', { product: code });
/** The page on which a buyer answers a question about a product. */
export const answerQuestion = (code: string, question: string) =>
  withQuery('/myaccount/questions', { product: code, question });
export const privacy = (notice?: string) => withQuery('/myaccount/privacy', { notice });
export const deletion = () => '/myaccount/delete';
export const wishlist = (notice?: string) => withQuery('/myaccount/wishlist', { notice });
export const sharedWishlist = (id: string) => `/wishlist/${encodeText(id)}`;
export const content = (slug: string) => `/page/${encodeText(slug)}`;
/** The draft of a content page; `token`: that of a signed link. */
export const preview = (slug: string, token: string) => `/preview/${encodeText(slug)}/${encodeText(token)}`;
/** The home page by the draft of its layout. */
export const previewHome = (token: string) => `/preview/${encodeText(token)}`;
/** The list of all guides, stories, look books and occasions. */
export const journal = () => '/journal';
/** `slug`: that of a story of the journal. */
export const story = (slug: string) => `/journal/${encodeText(slug)}`;
/** The content page with links to everything in the store. */
export const everything = () => `/page/${SITEMAP_SLUG}`;
/** Every brand in alphabetical order. */
export const brands = () => '/brands/featured-brands';
/** The products of all brands, or of the brand with a slug. */
export const brandProducts = (slug?: string) => withQuery('/brands/featured-brands/products', { brand: slug });
/** `codes`: the products to compare, in order. `only`: `differences` hides the rows that are the same for all. */
export const compare = (codes: readonly string[] = [], only?: 'differences') => {
  const chosen = codes.length === 0 ? '' : `?codes=${codes.map(encodeText).join(',')}`;
  return `/compare${chosen}${chosen !== '' && only ? `&only=${only}` : ''}`;
};
/** The comparison from which the last product was removed; `compare()` leads to the products chosen before. */
export const emptyComparison = () => '/compare?codes=';
/** All products for sale, for shopping search engines. */
export const merchantFeed = () => '/feeds/google.xml';
/** An image of the store in `public/icons`; a changed image needs a new name, because browsers cache them. */
export const icon = (name: string) => `/icons/${name}.png`;
/** A description of the store for AI crawlers. */
export const machineGuide = () => '/llms.txt';
export const stores = (search: StoreSearchParams = {}) => withQuery('/store-locator', { ...search });
/** `slug`: that of a physical store, made of its name and its code. */
export const store = (slug: string) => `/store-locator/${encodeText(slug)}`;
/** The page on which an appointment at a physical store is requested. `notice`: the last change. */
export const appointment = (slug: string, notice?: string) =>
  withQuery(`/appointments/${encodeText(slug)}`, { notice });
/** The same with a short video call chosen in place of a visit. */
export const videoCall = (slug: string) => withQuery(`/appointments/${encodeText(slug)}`, { meeting: 'video' });
/** The day's metal rates. */
export const goldRate = () => '/gold-rate';
/** The page that asks for the exchange value of old gold. `reference`: that of the enquiry that was just sent. */
export const oldGold = (reference?: string) => withQuery('/old-gold', { reference });
export const brand = (slug: string) => `/brands/featured-brands/${encodeText(slug)}`;
/** `reason`: the action that failed, so that the page can name it. */
export const notFound = (reason?: NotFoundReason) => withQuery('/404', { reason });
/** The sitemap index; `sitemapPage` is one of its sitemaps, counted from 1. */
export const sitemap = () => '/sitemap.xml';
export const sitemapPage = (page: number) => `/sitemap/${page}.xml`;
/** The EMI plans for an amount in paise. */
export const emi = (amount?: number) =>
  withQuery('/emi', { amount: amount === undefined ? undefined : String(amount / 100) });
/** `product`: code of the ring whose size is to be found. */
export const ringSizer = (product?: string) => withQuery('/size-guide/ring', { product });
/** `product`: code of a watch to be shown on the wrist. */
export const wristFit = (product?: string) => withQuery('/size-guide/watch', { product });
