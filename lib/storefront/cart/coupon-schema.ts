import { z } from 'zod';
import { COUPON_PATTERN } from '#lib/contract/vocabulary.ts';
import { canonicalCode } from '#lib/shared/typed-text.ts';

const MISSING = 'Enter a coupon code.';
const NOT_LIKE_ONE = 'A coupon code is 3 to 20 letters and digits. Check it for a typing mistake.';

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
