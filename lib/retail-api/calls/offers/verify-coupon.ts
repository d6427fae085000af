import { calls } from '#lib/contract/index.ts';
import { handlerFor } from '../../core/call-handler.ts';
import { tryCoupon } from './try-coupon.ts';

/** What a coupon that the shopper has would take off the basket. */
export const verifyCoupon = handlerFor(calls.verifyCoupon, tryCoupon);
