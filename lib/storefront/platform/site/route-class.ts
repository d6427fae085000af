import * as apiPaths from '#lib/shared/api-paths.ts';
import { PAYMENT_RETURN_SEGMENTS } from '#lib/shared/payment-returns.ts';

/** What a request is for, as metrics distinguish it. */
export type RouteClass =
  | 'home'
  | 'search'
  | 'catalogue'
  | 'content'
  | 'cart'
  | 'checkout'
  | 'account'
  | 'api'
  | 'suggestions'
  | 'payment-webhook'
  | 'photo'
  | 'video'
  | 'file'
  | 'health';

/** The class of a page by its first segment; every other page is of the catalogue. */
const BY_SEGMENT: Readonly<Record<string, RouteClass>> = {
  '': 'home',
  search: 'search',
  cart: 'cart',
  checkout: 'checkout',
  makepayment: 'checkout',
  thankyou: 'checkout',
  ...Object.fromEntries(PAYMENT_RETURN_SEGMENTS.map((segment) => [segment, 'checkout' as const])),
  myaccount: 'account',
  users: 'account',
  forgotpassword: 'account',
  passwordreset: 'account',
  'track-order': 'account',
  trackorder: 'account',
  wishlist: 'account',
  survey: 'account',
  'user-access': 'account',
  displayemail: 'account',
  page: 'content',
  preview: 'content',
  journal: 'content',
  'store-locator': 'content',
  appointments: 'content',
  'gold-rate': 'content',
  'old-gold': 'content',
  'gift-cards': 'content',
  'size-guide': 'content',
  emi: 'content',
  pincode: 'content',
  counter: 'content',
  '404': 'content',
  healthz: 'health',
  readyz: 'health',
};

/** A name with an extension at the root, such as `/favicon.ico` or `/sitemap.xml`, or a file of the build. */
const FILE = /^\/(?:_next\/|feeds\/|sitemap\/|[^/]+\.[a-z]{2,11}$)/;

/** The class of a request by its path, which may be any text. */
export function routeClassOf(path: string): RouteClass {
  if (path.startsWith('/images/video/')) return 'video';
  if (path.startsWith('/images/')) return 'photo';
  if (path === apiPaths.suggestions()) return 'suggestions';
  if (path.startsWith('/api/payments/')) return 'payment-webhook';
  if (path.startsWith('/api/')) return 'api';
  if (FILE.test(path)) return 'file';
  const segment = path.slice(1).split('/', 1)[0] ?? '';
  return Object.hasOwn(BY_SEGMENT, segment) ? (BY_SEGMENT[segment] ?? 'catalogue') : 'catalogue';
}
