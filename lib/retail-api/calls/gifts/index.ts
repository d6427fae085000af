import type { CallHandler } from '../../core/call-handler.ts';
import { applyGiftCard } from './apply-gift-card.ts';
import { buyGiftCard } from './buy-gift-card.ts';
import { giftCardBalance } from './gift-card-balance.ts';
import { giftCardOrderDetails } from './gift-card-order-details.ts';
import { releaseGiftCoupon } from './release-gift-coupon.ts';
import { removeGiftCard } from './remove-gift-card.ts';
import { requestGiftCoupon } from './request-gift-coupon.ts';

export const giftCalls: readonly CallHandler[] = [
  requestGiftCoupon,
  releaseGiftCoupon,
  applyGiftCard,
  removeGiftCard,
  giftCardBalance,
  buyGiftCard,
  giftCardOrderDetails,
];
