import { z } from 'zod';
import { engravingText } from '#lib/contract/engraving.ts';
import { cartId, idempotencyKey, orEmpty, productUrl, sizeName, sku } from '#lib/contract/fields.ts';
import { textField } from '#lib/storefront/platform/forms/text-field.ts';
import * as m from '#messages';

const QUANTITY = m.cartNoticeQuantityInvalid;
const TOO_MANY = m.cartNoticeQuantityLimit;
const NOT_RIGHT = m.cartNoticeInvalid;
/** A bound for nonsense values; the real limit of a product is checked by the retail API. */
const MAX_QUANTITY = 1000;

const quantity = z
  .number({ error: QUANTITY })
  .int({ error: QUANTITY })
  .min(1, { error: QUANTITY })
  .max(MAX_QUANTITY, { error: TOO_MANY });
/** The quantity as text of a form field. */
const quantityText = z
  .string({ error: QUANTITY })
  .regex(/^[1-9]\d*$/, { error: QUANTITY })
  .transform(Number)
  .pipe(quantity);

const like = (field: z.ZodType) => textField(field, NOT_RIGHT);
/** Accepts the empty text of an untouched form field. */
const optional = (field: z.ZodType) =>
  like(orEmpty(field))
    .transform((value) => (value === '' ? undefined : value))
    .optional();
const lineId = like(cartId.min(1));
const product = like(productUrl.min(1));
const key = like(idempotencyKey);
const engraving = like(engravingText);

export const addition = z.object({
  productUrl: product,
  sku: optional(sku),
  sizeName: optional(sizeName),
  quantity: quantity.default(1),
  engraving: engraving.default(''),
  key,
});
export type AdditionInput = z.output<typeof addition>;

export const lineChange = z.object({
  lineId,
  quantity,
  engraving: engraving.optional(),
  version: z.number().int().min(0).optional(),
});
export type LineChange = z.output<typeof lineChange>;

export const lineRemoval = z.object({ lineId });
export type LineRemoval = z.output<typeof lineRemoval>;

/**
 * The fields that plain forms post. Pages are cached for all shoppers, so no form can carry its own
 * idempotency key.
 */
export const cartForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    productUrl: product,
    sku: optional(sku),
    sizeName: optional(sizeName),
    quantity: quantityText.default(1),
    engraving: engraving.default(''),
    /** Posted by "Buy now". */
    next: z.literal('checkout').optional(),
  }),
  z.object({ intent: z.literal('update'), lineId, quantity: quantityText }),
  z.object({ intent: z.literal('engrave'), lineId, quantity: quantityText, engraving }),
  z.object({ intent: z.literal('remove'), lineId }),
]);
export type CartForm = z.output<typeof cartForm>;

const id = cartId.min(1);

/** The forms about what is saved for later. */
export const savedForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), lineId: id }),
  z.object({ intent: z.literal('return'), savedId: id }),
  z.object({ intent: z.literal('remove'), savedId: id }),
]);
export type SavedForm = z.output<typeof savedForm>;
