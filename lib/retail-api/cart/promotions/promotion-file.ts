import { z } from 'zod';
import { COUPON_PATTERN, GIFT_CARD_NUMBER_PATTERN, GIFT_CARD_PIN_PATTERN } from '#lib/contract/index.ts';

const id = z.string().regex(/^[a-z0-9-]{3,40}$/, 'must be 3 to 40 small letters, digits and hyphens');
const code = z.string().regex(COUPON_PATTERN, 'must be 3 to 20 capital letters and digits');
const requiredText = z.string().trim().min(1);
/** Whole rupees. */
const amount = z.number().int().min(1).max(10_000_000);
const nothingOrMore = z.number().int().min(0).max(10_000_000);
/** A timestamp, e.g. `2026-10-01T00:00:00+05:30`. */
const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const uses = z.number().int().min(1).nullable().default(null);
const names = z.array(requiredText).min(1).optional();

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
const endsAfterStart = ({ startsAt, endsAt }: z.output<z.ZodObject<typeof valid>>) => startsAt < endsAt;
const outOfOrder = { path: ['endsAt'], error: 'must be after startsAt' };
const shown = { id, title: requiredText.max(80), terms: requiredText.max(500), ...valid };

/** The most offers, and the most coupons, that a shop has. */
export const MAX_OFFERS = 200;
export const MAX_COUPONS = 10_000;

export const offerDocument = z
  .discriminatedUnion('kind', [
    /** Deducts from the lines in its scope. */
    z.strictObject({
      kind: z.literal('line'),
      ...shown,
      scope,
      benefit,
      minimumQuantity: z.number().int().min(1).default(1),
      minimumAmount: nothingOrMore.default(0),
    }),
    /** Shipping is free from this amount on. */
    z.strictObject({ kind: z.literal('free-shipping'), ...shown, minimumAmount: nothingOrMore.default(0) }),
    /** Text only, e.g. about a cashback of a bank. */
    z.strictObject({ kind: z.literal('note'), ...shown, scope }),
  ])
  .refine(endsAfterStart, outOfOrder);
export type OfferDocument = z.output<typeof offerDocument>;

export const couponDocument = z
  .strictObject({
    code,
    terms: requiredText.max(500),
    ...valid,
    scope,
    benefit,
    minimumAmount: nothingOrMore.default(0),
    signedInOnly: z.boolean().default(false),
    /** Null if unlimited. */
    maximumUses: uses,
    maximumUsesPerCustomer: uses,
    /** Uses that this store did not record, e.g. those of a previous store; they count towards `maximumUses`. */
    usedBefore: nothingOrMore.default(0),
  })
  .refine(endsAfterStart, outOfOrder);
export type CouponDocument = z.output<typeof couponDocument>;

export const giftCouponDocument = z
  .strictObject({
    code,
    amount,
    ...valid,
    /** When it was used elsewhere; null if it was not. */
    usedAt: instant.nullable().default(null),
  })
  .refine(endsAfterStart, outOfOrder);
export type GiftCouponDocument = z.output<typeof giftCouponDocument>;

const giftCardDocument = z
  .strictObject({
    number: z.string().regex(GIFT_CARD_NUMBER_PATTERN, 'must be 16 digits'),
    pin: z.string().regex(GIFT_CARD_PIN_PATTERN, 'must be 6 digits'),
    amount,
    /** The balance; the whole amount if left out. */
    balance: nothingOrMore.optional(),
    endsAt: instant,
  })
  .refine(({ balance, amount }) => balance === undefined || balance <= amount, {
    path: ['balance'],
    error: 'must not be above amount',
  });
export type GiftCardDocument = z.output<typeof giftCardDocument>;

/** A list whose entries are identified by one of their fields. */
function listOf<Document extends z.ZodType>(
  document: Document,
  max: number,
  nameOf: (entry: z.output<Document>) => string,
) {
  return z
    .array(document)
    .max(max)
    .default([])
    .superRefine((entries, context) => {
      const seen = new Set<string>();
      for (const [index, entry] of entries.entries()) {
        const name = nameOf(entry);
        if (seen.has(name)) context.addIssue({ code: 'custom', path: [index], message: 'is listed twice' });
        seen.add(name);
      }
    });
}

/** The contents of an operator's promotions file; amounts in whole rupees. */
export const promotionFile = z.strictObject({
  offers: listOf(offerDocument, MAX_OFFERS, (offer) => offer.id),
  coupons: listOf(couponDocument, MAX_COUPONS, (coupon) => coupon.code),
  giftCoupons: listOf(giftCouponDocument, 100_000, (coupon) => coupon.code),
  /** Imported once; a card that already exists is left unchanged. */
  giftCards: listOf(giftCardDocument, 10_000, (card) => card.number),
});
export type PromotionFile = z.output<typeof promotionFile>;
