import { z } from 'zod';
import { idempotencyKey, orEmpty, productCode, productUrl, sku } from '#lib/contract/fields.ts';
import { textField } from '#lib/storefront/platform/forms/text-field.ts';
import { wishlistNoticeText } from './notices.ts';

const NOT_RIGHT = wishlistNoticeText('invalid');
const like = (field: z.ZodType) => textField(field, NOT_RIGHT);

const addition = z.object({
  intent: z.literal('add'),
  productUrl: like(productUrl.min(1)),
  /** Empty where no size was chosen. */
  sku: like(orEmpty(sku)).default(''),
});
export type WishlistAddition = z.output<typeof addition>;

/** The changes of a wishlist, from scripts and plain forms alike; fields that none of them has are dropped. */
export const wishlistForm = z.discriminatedUnion('intent', [
  addition,
  z.object({ intent: z.literal('remove'), code: like(productCode) }),
  /** `key`: one for each piece on an opened page, so that moving it twice puts one into the cart. */
  z.object({ intent: z.literal('move'), code: like(productCode), key: like(idempotencyKey).optional() }),
  z.object({ intent: z.literal('share') }),
  z.object({ intent: z.literal('unshare') }),
]);
export type WishlistForm = z.output<typeof wishlistForm>;
