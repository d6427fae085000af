import { z } from 'zod';
import { COUPON_PATTERN, GIFT_CARD_NUMBER_PATTERN, GIFT_CARD_PIN_PATTERN } from '#lib/contract/index.ts';

const id = z.string().regex(/^[a-z0-9-]{3,40}$/, 'must be 3 to 40 small letters, digits and hyphens');
const code = z.string().regex(COUPON_PATTERN, 'must be 3 to 20 capital letters and digits');
const words = z.string().trim().min(1);
/** Whole rupees. */
const amount = z.number().int().min(1).max(10_000_000);
const nothingOrMore = z.number().int().min(0).max(10_000_000).default(0);
/** An instant, e.g. `2026-10-01T00:00:00+05:30`. */
const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const uses = z.number().int().min(1).nullable().default(null);
const names = z.array(words).min(1).optional();

/** A list that is left out sets no bound. */
const scope = z.strictObject({ brands: names, rootCategories: names, categories: names, products: names }).default({});

const benefit = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percent'),
    percent: z.number().int().min(1).max(100),
    cap: amount.nullable().default(null),
  }),
  z.strictObject({ kind: z.literal('amount'), amount }),
]);

const valid = { startsAt: instant, endsAt: instant };
const shown = { id, title: words.max(80), terms: words.max(500), ...valid };

export const offerDocument = z.discriminatedUnion('kind', [
  /** Takes something off the lines in its scope. */
  z.strictObject({
    ...{ kind: z.literal('line'), ...shown, scope, benefit },
    minimumQuantity: z.number().int().min(1).default(1),
    minimumAmount: nothingOrMore,
  }),
  /** Shipping costs nothing from this amount on. */
  z.strictObject({ kind: z.literal('free-shipping'), ...shown, minimumAmount: nothingOrMore }),
  /** Words only, e.g. of a bank that gives something back. */
  z.strictObject({ kind: z.literal('note'), ...shown, scope }),
]);
export type OfferDocument = z.output<typeof offerDocument>;

export const couponDocument = z.strictObject({
  ...{ code, terms: words.max(500), ...valid, scope, benefit },
  minimumAmount: nothingOrMore,
  signedInOnly: z.boolean().default(false),
  /** Null without a bound. */
  maximumUses: uses,
  maximumUsesPerCustomer: uses,
});
export type CouponDocument = z.output<typeof couponDocument>;

/** What an operator's file of promotions holds; amounts in whole rupees. */
export const promotionFile = z.strictObject({
  offers: z.array(offerDocument).max(200).default([]),
  coupons: z.array(couponDocument).max(10_000).default([]),
  giftCoupons: z
    .array(z.strictObject({ code, amount, ...valid }))
    .max(100_000)
    .default([]),
  /** Written down once; a card that is there already is left alone. */
  giftCards: z
    .array(
      z.strictObject({
        number: z.string().regex(GIFT_CARD_NUMBER_PATTERN),
        pin: z.string().regex(GIFT_CARD_PIN_PATTERN),
        amount,
        /** What is left on it; the whole amount where it is left out. */
        balance: nothingOrMore.optional(),
        endsAt: instant,
      }),
    )
    .max(10_000)
    .default([]),
});
export type PromotionFile = z.output<typeof promotionFile>;
