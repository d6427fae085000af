import { z } from 'zod';
import { addressId, idempotencyKey, NO_ADDRESS, orEmpty, pan } from '#lib/contract/fields.ts';
import { MAX_GIFT_MESSAGE_LENGTH, PRINTED_TEXT } from '#lib/contract/gift-vocabulary.ts';
import { PAYMENT_METHODS } from '#lib/contract/vocabulary.ts';
import { canonicalGstin } from '#lib/shared/gst.ts';
import { savedAddressForm } from '#lib/storefront/account/addresses/schema.ts';
import { textField } from '#lib/storefront/platform/forms/text-field.ts';
import { writtenLines } from '#lib/storefront/platform/forms/written-fields.ts';
import * as m from '#messages';
import { canonicalPan } from './pan.ts';

/** Names of the step forms in the cookies of a browser without scripts. */
export const ADDRESS_STEP = 'checkout-address';
export const DELIVERY_STEP = 'checkout-delivery';
export const ORDER_FORM = 'order';

const GIFT_MESSAGE = () => m.checkoutGiftMessageTooLong({ maximum: MAX_GIFT_MESSAGE_LENGTH });
const NOT_RIGHT = m.checkoutNotRight;

/** The form that chooses an address of the address book, or adds one and chooses it. */
export const addressStepForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('choose'), address: textField(addressId, m.checkoutAddressProblem) }),
  savedAddressForm,
]);

/** How the order reaches the shopper; checked with the stores that have it (`collect-choice.ts`). */
const collectFields = {
  method: z.enum(['deliver', 'collect']).default('deliver'),
  store: z.string().max(40).default(''),
  collectName: z.string().max(200).default(''),
  collectMobile: z.string().max(30).default(''),
  /** Of an order that is delivered. */
  speed: z.enum(['standard', 'express']).default('standard'),
};

/** Consent to updates by WhatsApp: only a box that the shopper ticked is sent. */
const whatsApp = z.literal('on').optional().catch(undefined);

/**
 * Confirms delivery and billing. An empty `billing` means the delivery address, and becomes the id of all
 * zeros.
 */
const confirmDelivery = z.object({
  intent: z.literal('confirm').optional(),
  ...collectFields,
  billing: textField(orEmpty(addressId), m.checkoutBillProblem)
    .default('')
    .transform((id) => id || NO_ADDRESS),
  gstin: z.string().max(100).default('').overwrite(canonicalGstin),
  pan: z
    .string()
    .max(100)
    .default('')
    .overwrite(canonicalPan)
    .pipe(textField(orEmpty(pan), m.checkoutPanProblem)),
  whatsApp,
});
export type DeliveryStep = z.output<typeof confirmDelivery>;

/**
 * Leaves for the address book to add a billing address; the fields are saved unchecked until they are
 * confirmed.
 */
const addBilling = z.object({
  intent: z.literal('add-billing'),
  ...collectFields,
  billing: z.string().max(100).default(''),
  gstin: z.string().max(100).default('').overwrite(canonicalGstin),
  pan: z.string().max(100).default('').overwrite(canonicalPan),
  whatsApp,
});

export const deliveryStepForm = z.discriminatedUnion('intent', [confirmDelivery, addBilling]);

/** Places the order, or updates its total. `expectedAmount` is the total shown on the page, in paise. */
export const orderForm = z.object({
  /** Only shows the total of what was chosen; scripts show it at once. */
  intent: z.literal('update').optional(),
  key: textField(idempotencyKey, NOT_RIGHT),
  expectedAmount: z
    .string({ error: NOT_RIGHT })
    .regex(/^\d{1,12}$/, { error: NOT_RIGHT })
    .transform(Number),
  method: z.enum(PAYMENT_METHODS, { error: m.checkoutMethodProblem }),
  giftWrap: z.literal('on').optional(),
  giftMessage: writtenLines(MAX_GIFT_MESSAGE_LENGTH, GIFT_MESSAGE)
    .refine((text) => PRINTED_TEXT.test(text), { error: m.checkoutGiftMessageEmoji })
    .default(''),
  hidePrices: z.literal('on').optional(),
});
