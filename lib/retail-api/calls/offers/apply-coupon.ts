import { calls } from '#lib/contract/index.ts';
import { handlerFor } from '../../core/call-handler.ts';
import { tryCoupon } from './try-coupon.ts';

/** Takes a coupon that a shopper typed. Nothing is kept of it: the storefront sends its code along from then on. */
export const applyCoupon = handlerFor(calls.applyCoupon, tryCoupon);
