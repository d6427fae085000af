import { z } from 'zod';
import { COUPON_PATTERN } from '#lib/contract/vocabulary.ts';
import { canonicalCode } from '#lib/shared/typed-text.ts';
import * as m from '#messages';

const MISSING = m.cartCouponMissing;
const NOT_LIKE_ONE = m.cartCouponNotLikeOne;

const code = z
  .string({ error: MISSING })
  .max(100, { error: NOT_LIKE_ONE, abort: true })
  .overwrite(canonicalCode)
  .min(1, { error: MISSING, abort: true })
  .regex(COUPON_PATTERN, { error: NOT_LIKE_ONE });

/** The form fields that apply or remove the cart's coupon. */
export const couponForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('apply'), couponCode: code }),
  z.object({ intent: z.literal('remove') }),
]);
