import { z } from 'zod';
import { noticeText } from './notices.ts';

const QUANTITY = noticeText('quantity-invalid');
const NOT_RIGHT = noticeText('invalid');
/** Beyond this no shop sells; the limit of a product is the retail API's to say. */
const MAXIMUM_QUANTITY = 1000;

const quantity = z
  .number({ error: QUANTITY })
  .int({ error: QUANTITY })
  .min(1, { error: QUANTITY })
  .max(MAXIMUM_QUANTITY, { error: QUANTITY });
/** The same as text of a form. */
const quantityText = z
  .string({ error: QUANTITY })
  .regex(/^[1-9]\d{0,3}$/, { error: QUANTITY })
  .transform(Number)
  .pipe(quantity);

const text = (maximum: number) => z.string({ error: NOT_RIGHT }).trim().max(maximum, { error: NOT_RIGHT });
/** An untouched field of a form is an empty text. */
const optionalText = (maximum: number) =>
  text(maximum)
    .transform((value) => (value === '' ? undefined : value))
    .optional();
const lineId = text(64).min(1, { error: NOT_RIGHT });
const productUrl = text(300).min(1, { error: NOT_RIGHT });

export const addition = z.object({
  productUrl,
  sku: optionalText(60),
  sizeName: optionalText(40),
  quantity: quantity.default(1),
  key: text(64).min(8, { error: NOT_RIGHT }),
});
export type Addition = z.output<typeof addition>;

export const lineChange = z.object({ lineId, quantity, version: z.number().int().min(0).optional() });
export type LineChange = z.output<typeof lineChange>;

export const lineRemoval = z.object({ lineId });
export type LineRemoval = z.output<typeof lineRemoval>;

/** What the plain forms post. `key` is new with every rendered form where there is one. */
export const cartForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    productUrl,
    sku: optionalText(60),
    sizeName: optionalText(40),
    quantity: quantityText.default(1),
    key: text(64).min(8).optional(),
  }),
  z.object({ intent: z.literal('update'), lineId, quantity: quantityText }),
  z.object({ intent: z.literal('remove'), lineId }),
]);
export type CartForm = z.output<typeof cartForm>;
