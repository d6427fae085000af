import type { CallHandler } from '../../core/call-handler.ts';
import { applyCoupon } from './apply-coupon.ts';
import { cartOffers } from './cart-offers.ts';
import { currentOffers } from './current-offers.ts';
import { updateCartOffer } from './update-cart-offer.ts';
import { verifyCoupon } from './verify-coupon.ts';

export const offerCalls: readonly CallHandler[] = [
  cartOffers,
  updateCartOffer,
  verifyCoupon,
  applyCoupon,
  currentOffers,
];
