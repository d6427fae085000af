import { z } from 'zod';
import { visibleText } from '#lib/contract/fields.ts';
import { INDIAN_STATES } from './gst.ts';

// Amounts are whole rupees, as an operator writes them; the retail API works in paise.

const AMOUNT = 'must be whole rupees, from 0 to 1,000,000';
const rupees = z.number(AMOUNT).int(AMOUNT).min(0, AMOUNT).max(1_000_000, AMOUNT);

const wholeFrom = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.number(message).int(message).min(least, message).max(most, message);
};

const word = (maximum: number) => visibleText(maximum).trim().min(1, 'must not be empty');

/** The first digits of pincodes, or all six. */
const pincodes = z
  .array(z.string().regex(/^[1-9]\d{1,5}$/, 'must be the first two to six digits of pincodes, such as "560"'))
  .max(500);

const NAMES = new Set(INDIAN_STATES.map(({ name }) => name));
const state = z.string().refine((name) => NAMES.has(name), 'must be a state or union territory, such as "Karnataka"');

const zone = z.strictObject({
  /** The name that the page about delivery shows. */
  name: word(80),
  states: z.array(state).max(40).default([]),
  /** They count before the states, and more digits before fewer. */
  pincodes: pincodes.default([]),
  /** Business days from dispatch to delivery, the first and the last. */
  days: z
    .tuple([wholeFrom(0, 90), wholeFrom(0, 90)], 'must be the first and the last business day, such as [2, 4]')
    .refine(([first, last]) => first <= last, 'must not end before it begins'),
  /** Whether these days are promised by date; otherwise only their number is shown. */
  promised: z.boolean().default(true),
  /** Whether couriers there take cash. */
  cash: z.boolean().default(true),
});

/** A part of India that parcels reach in the same time. */
export type DeliveryZone = Readonly<z.output<typeof zone>>;

/** Whether a zone is for all places that no other one names. */
export const isRestOfIndia = ({ states, pincodes: digits }: DeliveryZone) => states.length === 0 && digits.length === 0;

/** The zones of a warehouse in Bengaluru. */
const ZONES: DeliveryZone[] = [
  { name: 'Bengaluru', states: [], pincodes: ['560'], days: [1, 2], promised: true, cash: true },
  {
    name: 'Large cities with a daily flight',
    states: ['Delhi'],
    pincodes: ['121', '122', '201', '380', '400', '411', '500', '600', '700', '711'],
    days: [2, 4],
    promised: true,
    cash: true,
  },
  {
    name: 'Southern states and Goa',
    states: ['Andhra Pradesh', 'Goa', 'Karnataka', 'Kerala', 'Puducherry', 'Tamil Nadu', 'Telangana'],
    pincodes: [],
    days: [3, 5],
    promised: true,
    cash: true,
  },
  { name: 'Most of India', states: [], pincodes: [], days: [4, 7], promised: true, cash: true },
  {
    name: 'Himachal Pradesh, Uttarakhand, Jammu and Kashmir',
    states: ['Himachal Pradesh', 'Jammu and Kashmir', 'Uttarakhand'],
    pincodes: [],
    days: [6, 9],
    promised: true,
    cash: false,
  },
  {
    name: 'The north-east, Ladakh and the islands',
    states: [
      'Andaman and Nicobar Islands',
      'Arunachal Pradesh',
      'Assam',
      'Ladakh',
      'Lakshadweep',
      'Manipur',
      'Meghalaya',
      'Mizoram',
      'Nagaland',
      'Sikkim',
      'Tripura',
    ],
    pincodes: [],
    // Air freight for which no courier guarantees a day.
    days: [12, 15],
    promised: false,
    cash: false,
  },
];

/** Reports every value after the first of its kind; `valuesOf` gives the path of each value in an item. */
function refuseRepeated<Item>(
  items: readonly Item[],
  valuesOf: (item: Item) => readonly (readonly [path: readonly (string | number)[], value: string])[],
  context: z.core.$RefinementCtx,
): void {
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    for (const [path, value] of valuesOf(item)) {
      const message = `${value} is already in this list`;
      if (seen.has(value)) context.addIssue({ code: 'custom', path: [index, ...path], message });
      seen.add(value);
    }
  }
}

/** Where, when and at what price a shop delivers. */
export const deliveryRules = z.strictObject({
  /** The charge of an order below `freeFrom`. */
  charge: rupees.default(99),
  /** The value of the goods from which delivery is free; null where only an offer can make it free. */
  freeFrom: rupees.nullable().default(null),
  /** Orders before this hour of a business day, in India, leave on the same day. */
  cutOffHour: wholeFrom(1, 23).default(14),
  /** The value of an order from which the courier checks a photo ID. */
  identityFrom: rupees.default(50_000),
  /** One without states and pincodes is for everywhere else. */
  zones: z
    .array(zone)
    .min(1, 'must have a zone')
    .max(60)
    .superRefine((zones, context) => {
      refuseRepeated(
        zones,
        ({ states, pincodes: digits }) => [
          ...states.map((name, at) => [['states', at], name] as const),
          ...digits.map((value, at) => [['pincodes', at], value] as const),
        ],
        context,
      );
      const [, second] = [...zones.entries()].filter(([, each]) => isRestOfIndia(each));
      if (!second) return;
      const message = 'must name states or pincodes: an earlier zone is for everywhere else';
      context.addIssue({ code: 'custom', path: [second[0]], message });
    })
    .default(ZONES),
  /** Pincodes that the shop does not deliver to. */
  notDelivered: pincodes.default([]),
});

/** When an order can be paid in cash at the door. */
export const cashRules = z.strictObject({
  /** The most that a courier collects. */
  limit: rupees.default(10_000),
  /** What an order paid in cash costs in addition, and the value of the goods from which it does not; null for never. */
  fee: rupees.default(0),
  feeFreeFrom: rupees.nullable().default(null),
  /** Undelivered cash orders that a customer may have, and items of one size in them. */
  openOrders: wholeFrom(1, 100).default(3),
  openItems: wholeFrom(1, 1000).default(10),
  /** Pincodes without cash on delivery, besides the zones without it. */
  notAt: pincodes.default([]),
});

/** The most hours in which steps of a price can count together, and how many they are unless a shop says otherwise. */
export const MAX_PRICE_HOURS = 168;
export const USUAL_PRICE_HOURS = 24;

/** What gift wrap costs. */
export const giftWrapRules = z.strictObject({
  /** For the whole order. */
  charge: rupees.default(0),
});

/** What one staff member cannot do alone; a limit that is left out needs no second person. */
export const approvalRules = z.strictObject({
  /** Refunds of this amount and more. */
  refundsFrom: rupees.optional(),
  /** Prices and metal rates that change by more than this, in per cent, at once or in steps within `priceHours`. */
  priceJump: wholeFrom(1, 1000).optional(),
  /** The hours in which steps of a price count together, up to the last approved one. */
  priceHours: wholeFrom(1, MAX_PRICE_HOURS).optional(),
  /** Offers and coupons that take off more than this, in per cent. */
  discountsAbove: wholeFrom(0, 100).optional(),
});

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

/** The kinds of messages that are sent as text messages. */
export const SMS_KINDS = [
  'code',
  'back-in-stock',
  'price-drop',
  'store-open',
  'account-deleted',
  'appointment-request',
  'gift-card',
  'order-payment-link',
  'order-confirmed',
  'order-refund',
  'order-packed',
  'order-shipped',
  'order-out-for-delivery',
  'order-ready-to-collect',
  'order-collect-reminder',
  'order-delivered',
  'order-cancelled',
  'order-modified',
  'order-money-sent',
  'order-return',
  'service-request',
  'old-gold-request',
] as const;
export type SmsKind = (typeof SMS_KINDS)[number];

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
