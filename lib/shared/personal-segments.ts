import { PAYMENT_RETURN_SEGMENTS } from './payment-returns.ts';

/** First path segments of the pages that are made for one shopper: nobody else keeps them, nor fetches them ahead. */
export const PERSONAL_SEGMENTS: ReadonlySet<string> = new Set([
  'cart',
  'gift-cards',
  'appointments',
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
]);
