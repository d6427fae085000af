import { z } from 'zod';
import { cartId, couponCode, email, idempotencyKey, opaqueId, personName } from '#lib/contract/fields.ts';
import { GIFT_CARD_NUMBER_PATTERN, GIFT_CARD_PIN_PATTERN } from '#lib/contract/vocabulary.ts';
import { withAsciiDigits } from '#lib/shared/typed-text.ts';
import { mobileField } from '#lib/storefront/platform/forms/mobile-field.ts';
import { textField } from '#lib/storefront/platform/forms/text-field.ts';
import { writtenField, writtenLines } from '#lib/storefront/platform/forms/written-fields.ts';
import * as m from '#messages';
import { AMOUNT_RANGE, GIFT_CARD_AMOUNTS, OWN_AMOUNT, parseAmount } from './amounts.ts';
import { MAX_MESSAGE_LENGTH } from './message.ts';

/**
 * The digits of a typed or pasted number or PIN, without spaces and hyphens; digits of any script are
 * accepted.
 */
function cardDigits(typed: string): string {
  return withAsciiDigits(typed).replace(/[\s\p{Pd}\p{Cf}]/gu, '');
}

const AMOUNT = m.giftCardAmountProblem;
const OWN = () => m.giftCardOwnAmountProblem(AMOUNT_RANGE);
const MESSAGE = () => m.giftCardMessageProblem({ maximum: MAX_MESSAGE_LENGTH });

const digits = (pattern: RegExp, error: () => string) =>
  z.string({ error }).overwrite(cardDigits).regex(pattern, { error });
const access = {
  number: digits(GIFT_CARD_NUMBER_PATTERN, m.giftCardNumberProblem),
  pin: digits(GIFT_CARD_PIN_PATTERN, m.giftCardPinProblem),
};
const removal = z.literal('remove');

/** The cart's forms for a gift coupon. */
export const giftCouponForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('apply'), code: textField(couponCode.min(1), m.giftCouponProblem) }),
  z.object({ intent: removal }),
]);

/** The cart's forms for gift cards. */
export const giftCardForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('apply'), ...access }),
  z.object({ intent: removal, id: textField(cartId.min(1), m.giftCardNotRight) }),
]);

export const balanceForm = z.object(access);
export type CardAccess = z.output<typeof balanceForm>;

/** Name of the form in the cookies of a browser without scripts, which save its fields in this order. */
export const PURCHASE_FORM = 'gift-card-purchase';
export const PURCHASE_FIELDS = [
  'key',
  'amount',
  'ownAmount',
  'recipientName',
  'recipientEmail',
  'message',
  'senderName',
  'senderEmail',
  'senderMobile',
] as const;
export type PurchaseField = (typeof PURCHASE_FIELDS)[number];

const offered: ReadonlySet<string> = new Set(GIFT_CARD_AMOUNTS.map(String));

const ownAmountOnly = z.object({ amount: z.string(), ownAmount: z.string() });

/** The form that buys a gift card; its output `amount` is in whole rupees. */
export const purchaseForm = z
  .object({
    key: idempotencyKey.optional().catch(undefined),
    amount: z
      .string({ error: AMOUNT })
      .refine((chosen) => chosen === OWN_AMOUNT || offered.has(chosen), { error: AMOUNT }),
    ownAmount: z.string({ error: OWN }).max(100, { error: OWN }).default(''),
    recipientName: writtenField(personName, m.giftCardRecipientNameProblem),
    recipientEmail: writtenField(email, m.giftCardRecipientEmailProblem),
    message: writtenLines(MAX_MESSAGE_LENGTH, MESSAGE).default(''),
    senderName: writtenField(personName, m.giftCardSenderNameProblem),
    senderEmail: writtenField(email, m.giftCardSenderEmailProblem),
    senderMobile: mobileField,
  })
  // The check also runs where other fields are invalid, so that all errors are reported together.
  .refine(({ amount, ownAmount }) => amount !== OWN_AMOUNT || parseAmount(ownAmount) !== null, {
    path: ['ownAmount'],
    error: OWN,
    when: ({ value }) => ownAmountOnly.safeParse(value).success,
  })
  .transform(({ amount, ownAmount, ...form }) => ({
    ...form,
    amount: parseAmount(amount === OWN_AMOUNT ? ownAmount : amount) ?? z.NEVER,
  }));
export type Purchase = z.output<typeof purchaseForm>;

/** The query parameter that names a gift card order. */
export const giftCardOrderQuery = z.object({ order: opaqueId });
