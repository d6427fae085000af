import { z } from 'zod';
import { cartId, productUrl, singleLineText, sizeName } from '#lib/contract/fields.ts';
import { textField } from '#lib/storefront/platform/forms/text-field.ts';
import * as m from '#messages';

const like = (field: z.ZodType) => textField(field, m.cartNoticeInvalid);
const version = z.number().int().min(0);

const choice = {
  lineId: like(cartId).optional(),
  productUrl: like(productUrl.min(1)),
  /** Empty where the product comes in one size. */
  sizeName: like(sizeName.or(z.literal(''))).default(''),
  /** Empty for none. */
  offerId: like(singleLineText(64)),
};

export const offerChoice = z.object({ ...choice, version: version.optional() });
export type OfferChoice = z.output<typeof offerChoice>;

/** The same fields as a plain form posts them. */
export const offerForm = z.object({
  ...choice,
  version: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(version),
});
