import { z } from 'zod';
import { pincodes, refuseRepeated, wholeFrom, wholeRupees, word } from './rule-fields.ts';
import { SMS_KINDS } from './sms-kinds.ts';

/** When an order can be paid in cash at the door. */
export const cashRules = z.strictObject({
  /** The most that a courier collects. */
  limit: wholeRupees.default(10_000),
  /** What an order paid in cash costs in addition, and the value of the goods from which it does not; null for never. */
  fee: wholeRupees.default(0),
  feeFreeFrom: wholeRupees.nullable().default(null),
  /** Undelivered cash orders that a customer may have, and items of one size in them. */
  openOrders: wholeFrom(1, 100).default(3),
  openItems: wholeFrom(1, 1000).default(10),
  /** Pincodes without cash on delivery, besides the zones without it. */
  notAt: pincodes.default([]),
});

export type CashRules = z.output<typeof cashRules>;

/** The most hours in which steps of a price can count together, and how many they are unless a shop says otherwise. */
export const MAX_PRICE_HOURS = 168;
export const USUAL_PRICE_HOURS = 24;

/** What gift wrap costs. */
export const giftWrapRules = z.strictObject({
  /** For the whole order. */
  charge: wholeRupees.default(0),
});

/** What one staff member cannot do alone; a limit that is left out needs no second person. */
export const approvalRules = z.strictObject({
  /** Refunds of this amount and more. */
  refundsFrom: wholeRupees.optional(),
  /** Prices and metal rates that change by more than this, in per cent, at once or in steps within `priceHours`. */
  priceJump: wholeFrom(1, 1000).optional(),
  /** The hours in which steps of a price count together, up to the last approved one. */
  priceHours: wholeFrom(1, MAX_PRICE_HOURS).optional(),
  /** Offers and coupons that take off more than this, in per cent. */
  discountsAbove: wholeFrom(0, 100).optional(),
});

export type ApprovalRules = z.output<typeof approvalRules>;

const returnWindow = z
  .strictObject({
    /** Names of categories: top ones, those below them, or subcategories. The narrowest counts. */
    categories: z.array(word(60)).min(1, 'must name a category').max(100),
    /** Counted from the day of delivery; null where such goods cannot be returned. */
    days: wholeFrom(1, 365).nullable(),
    /** Why they cannot be returned, as in "for reasons of hygiene". */
    reason: word(120).optional(),
  })
  .superRefine(({ days, reason }, context) => {
    if (days === null && reason === undefined)
      context.addIssue({ code: 'custom', path: ['reason'], message: 'must say why such goods cannot be returned' });
    if (days !== null && reason !== undefined)
      context.addIssue({ code: 'custom', path: ['reason'], message: 'must be left out where days are given' });
  });

/** How long goods of some categories can be returned. */
export type ReturnWindow = Readonly<z.output<typeof returnWindow>>;

/** Goods of no category here cannot be returned. */
export const returnRules = z
  .array(returnWindow)
  .max(100)
  .superRefine((windows, context) =>
    refuseRepeated(windows, ({ categories }) => categories.map((name, at) => [['categories', at], name]), context),
  )
  .default([
    { categories: ['Watches', 'Smartwatches'], days: 7 },
    { categories: ['Jewellery'], days: 15 },
  ]);

const DLT_ID = 'must be the number of the DLT portal: 19 digits';
const dltId = z.string().regex(/^\d{19}$/, DLT_ID);

/** What India's registers of commercial messages (DLT) know a shop and its text messages by. */
export const smsRules = z.strictObject({
  /** The principal entity. */
  entityId: dltId,
  /** The sender that phones show, such as SAMAYS. */
  header: z
    .string()
    .regex(/^[A-Z0-9]{3,11}$/, 'must be a header as registered: capital letters and digits, such as "ACMEIN"'),
  /** Ids of the registered templates, by the kind of message. */
  templates: z.partialRecord(z.enum(SMS_KINDS), dltId).default({}),
});

/** The registration of a shop's text messages. */
export type SmsRules = z.output<typeof smsRules>;
