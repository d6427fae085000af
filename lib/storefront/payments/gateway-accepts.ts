import type { Gateway } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';

/** The means of payment that each gateway accepts, for shoppers. */
export const GATEWAY_ACCEPTS: Readonly<Record<Gateway, () => string>> = {
  razorpay: m.paymentRazorpayAccepts,
  payu: m.paymentPayuAccepts,
};
