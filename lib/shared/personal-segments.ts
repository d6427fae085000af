import { PAYMENT_RETURN_SEGMENTS } from './payment-returns.ts';

/** First path segments of the pages for one shopper: they are never cached for others or prefetched. */
export const PERSONAL_SEGMENTS: ReadonlySet<string> = new Set([
  'cart',
  'gift-cards',
  'appointments',
  'old-gold',
  'pincode',
  'checkout',
  'thankyou',
  'makepayment',
  ...PAYMENT_RETURN_SEGMENTS,
  'displayemail',
  'myaccount',
  'users',
  'forgotpassword',
  'passwordreset',
  'track-order',
  'trackorder',
  'survey',
  'user-access',
  'counter',
  'wishlist',
  'preview',
]);
