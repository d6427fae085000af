import type { Gateway } from '#lib/contract/vocabulary.ts';
import { encodeText } from './encode-text.ts';

/** What a shopper was about to do who is sent to /404 because a call failed. */
export const NOT_FOUND_REASONS = ['sign-in', 'sign-out'] as const;
export type NotFoundReason = (typeof NOT_FOUND_REASONS)[number];

/** The steps of the checkout, in their order. */
export const CHECKOUT_STEPS = ['contact', 'address', 'delivery', 'payment'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** The action of the sign-in page for who asks after an order. */
export const ORDER_STATUS = 'order-status';

/** The content page below whose text stand the links to everything else. */
export const SITEMAP_SLUG = 'sitemap';
/** The content page that says how the store is reached. */
export const CONTACT_SLUG = 'contact';

/** `number`: the form for the mobile number, although a code was sent. */
export type SignInStep = 'number';

function withQuery(path: string, parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

function pagePath(path: string): string {
  return `/${path.split('/').map(encodeText).join('/')}`;
}

/** Every href of the store is built here. Each function returns a path with a leading slash, already encoded. */
export const paths = {
  home: () => '/',
  /** `path` without the leading slash, as the retail API names it. */
  page: pagePath,
  /** `slug`: of a product, as the retail API names it. `sizeName`: the size that is chosen there. */
  product: (slug: string, sizeName?: string) => withQuery(pagePath(slug), { size: sizeName }),
  search: (text: string) => `/search?q=${encodeText(text)}`,
  searchForm: () => '/search',
  /** `notice`: what has just been done, or what keeps it from the checkout. */
  cart: (notice?: string) => withQuery('/cart', { notice }),
  /** Without a step it opens for a signed-in customer at the first one that is left. */
  checkout: (step?: CheckoutStep) => withQuery('/checkout', { step }),
  /** The step at which a guest signs in. */
  checkoutContact: (ask?: SignInStep) => withQuery('/checkout', { step: 'contact', ask }),
  /**
   * `order`: key of an order that is not paid yet; without one the page says what can be done. `method`: the gateway that
   * was just chosen.
   */
  makePayment: (order?: string, notice?: string, method?: Gateway) =>
    withQuery('/makepayment', { order, notice, method }),
  /** Where a gateway leads, or posts, the browser back to. `mark`: proves an attempt where the gateway signs nothing. */
  paymentReturn: (gateway: Gateway, mark?: string) => withQuery(`/${gateway}_response`, { mark }),
  /** `order`: key of an order; whoever knows it may see it. */
  thankYou: (order: string) => withQuery('/thankyou', { order }),
  /** `token`: of the link in a mail. */
  displayEmail: (token: string) => withQuery('/displayemail', { t: token }),
  giftCards: () => '/gift-cards',
  giftCardBalance: () => '/gift-cards/balance',
  /** `id`: of an order for a gift card; whoever knows it may see it. `method`: the gateway that was just chosen. */
  giftCardOrder: (id: string, notice?: string, method?: Gateway) =>
    withQuery(`/gift-cards/orders/${encodeText(id)}`, { notice, method }),
  /** `next`: where the shopper goes once signed in, a path of this store. `notice`: what has just been done. */
  signIn: (next?: string, notice?: string, step?: SignInStep) => withQuery('/users/sign_in', { next, notice, step }),
  /** The sign-in of who asks after an order; without `next` it leads on to the orders. */
  orderStatus: (next?: string, step?: SignInStep) => withQuery('/users/sign_in', { action: ORDER_STATUS, next, step }),
  /** `step`: `details` to change what was sent with the code. `reference`: of the request that was opened. */
  forgotPassword: (shown: { step?: 'details'; reference?: string } = {}) => withQuery('/forgotpassword', shown),
  /** `token`: of the link in a mail. */
  passwordReset: (token?: string) => withQuery('/passwordreset', { token }),
  /** The countdown before the launch. `notice`: what has just been done. */
  counter: (notice?: string) => withQuery('/counter', { notice }),
  userAccess: (next?: string, step?: SignInStep) => withQuery('/user-access', { next, step }),
  /** `notice`: what has just been done. */
  profile: (notice?: string) => withQuery('/myaccount', { notice }),
  orders: () => '/myaccount/order-list',
  ordersPage: (page: number) => withQuery('/myaccount/order-list', page > 1 ? { page: String(page) } : {}),
  order: (number: string) => withQuery('/myaccount/myaccount-order', { order: number }),
  invoice: (number: string, notice?: 'no-file') => withQuery('/myaccount/invoice', { order: number, notice }),
  addresses: (notice?: string) => withQuery('/myaccount/addresses', { notice }),
  /** `next`: where the shopper goes once the address is saved, a path of this store. */
  newAddress: (next?: string) => withQuery('/myaccount/addresses/new', { next }),
  address: (id: string, next?: string) => withQuery(`/myaccount/addresses/${encodeText(id)}`, { next }),
  privacy: (notice?: string) => withQuery('/myaccount/privacy', { notice }),
  deletion: () => '/myaccount/delete',
  wishlist: (notice?: string) => withQuery('/myaccount/wishlist', { notice }),
  sharedWishlist: (id: string) => `/wishlist/${encodeText(id)}`,
  content: (slug: string) => `/page/${encodeText(slug)}`,
  /** The content page with everything that the store holds. */
  everything: () => `/page/${SITEMAP_SLUG}`,
  brand: (slug: string) => `/brands/featured-brands/${encodeText(slug)}`,
  /** `reason`: what was tried and failed, so that the page can say so. */
  notFound: (reason?: NotFoundReason) => withQuery('/404', { reason }),
  /** The index of the sitemaps, and one of them, counted from 1. */
  sitemap: () => '/sitemap.xml',
  sitemapPage: (page: number) => `/sitemap/${page}.xml`,
  api: {
    cart: () => '/api/cart',
    cartCoupon: () => '/api/cart/coupon',
    cartOffers: () => '/api/cart/offers',
    cartGiftCoupon: () => '/api/cart/gift-coupon',
    cartGiftCards: () => '/api/cart/gift-cards',
    cartWishlist: () => '/api/cart/wishlist',
    cartNotify: () => '/api/cart/notify',
    giftCards: () => '/api/gift-cards',
    giftCardPayment: () => '/api/gift-cards/payment',
    /** `order`: id of the order for a gift card. */
    giftCardStatus: (order: string) => withQuery('/api/gift-cards/status', { order }),
    giftCardBalance: () => '/api/gift-cards/balance',
    checkoutAddress: () => '/api/checkout/address',
    checkoutDelivery: () => '/api/checkout/delivery',
    order: () => '/api/checkout/order',
    /** `order`: key of the order. */
    orderStatus: (order: string) => withQuery('/api/orders/status', { order }),
    orderSeen: () => '/api/orders/seen',
    invoicePdf: (number: string) => withQuery('/api/orders/invoice', { order: number }),
    payment: () => '/api/payments',
    /** Where a gateway itself posts its news to. */
    paymentWebhook: (gateway: Gateway) => `/api/payments/${gateway}`,
    paymentCancellation: () => '/api/payments/cancellation',
    session: () => '/api/session',
    availability: () => '/api/availability',
    footer: () => '/api/footer',
    /** `text`: what is being typed; without one, the route itself. */
    suggestions: (text?: string) => withQuery('/api/suggestions', { q: text }),
    imageSearch: () => '/api/image-search',
    serviceability: () => '/api/serviceability',
    signInCode: () => '/api/sign-in/code',
    signIn: () => '/api/sign-in',
    signOut: () => '/api/sign-out',
    profile: () => '/api/account/profile',
    addresses: () => '/api/account/addresses',
    consents: () => '/api/account/consents',
    consent: () => '/api/consent',
    analytics: () => '/api/analytics',
    visits: () => '/api/visits',
    /** Removes cookies where a browser has too many; `all` those of the store, too. */
    cookies: (which?: 'all') => withQuery('/api/cookies', { which }),
    invitation: () => '/api/invitation',
    /** Whether the visitor is let into a store that is closed to others. */
    admission: () => '/api/admission',
    launch: () => '/api/launch',
    launchNotice: () => '/api/launch/notice',
    accountData: () => '/api/account/data',
    deletionCode: () => '/api/account/deletion/code',
    deletion: () => '/api/account/deletion',
    wishlist: () => '/api/wishlist',
    notifyMe: () => '/api/notify-me',
    recoveryCode: () => '/api/recovery/code',
    recovery: () => '/api/recovery',
    passwordReset: () => '/api/password-reset',
    revalidate: () => '/api/revalidate',
  },
} as const;

/** First path segments that belong to the store itself: no product or category may take them. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  'api',
  'counter',
  'checkout',
  'page',
  'myaccount',
  'displayemail',
  'users',
  'cart',
  'search',
  'store-locator',
  'thankyou',
  'razorpay_response',
  'payu_response',
  'track-order',
  'trackorder',
  'passwordreset',
  'forgotpassword',
  'user-access',
  'brands',
  'survey',
  '404',
  'makepayment',
  'images',
  'fonts',
  'sitemap',
  'robots',
  'manifest',
  'healthz',
  'readyz',
  'gift-cards',
  'stores',
  'compare',
  'wishlist',
]);
