import { z } from 'zod';
import { MAX_ROWS } from '../batch-vocabulary.ts';
import { cart, offer } from '../cart.ts';
import { defineCall } from '../define-call.ts';
import { couponCode, singleLineText, sku } from '../fields.ts';
import { listedRecord, recordRow, rowsFields, savedRecords } from '../operator-rows.ts';

const BODY_BYTES = 2 * 1024 * 1024;
const REFUSALS =
  'All rows or none: fails with InvalidRequest, whose Data.Refused names row, field and reason; with Conflict, whose Data.Refused names the rows with another version.';

const promotionId = singleLineText(40).min(1);
const rows = z.array(recordRow(promotionId)).max(MAX_ROWS);
const saveRequest = z.object({ Rows: rows.min(1), ...rowsFields });
const page = {
  /** With what their codes begin; empty for all. */
  Search: singleLineText(20).trim().toUpperCase().default(''),
  /** `Next` of the page before; empty for the first page. */
  After: singleLineText(40).default(''),
  PageSize: z.number().int().min(1).max(500).default(100),
};
/** To be sent as `After` for the next page; empty on the last. */
const next = z.string();
const saving = {
  method: 'POST',
  request: saveRequest,
  maximumBytes: BODY_BYTES,
  data: savedRecords,
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  deadlineMs: 30_000,
} as const;

export const offerRecords = defineCall({
  name: 'OfferRecords',
  method: 'GET',
  request: z.object({}),
  data: z.array(z.object(listedRecord)),
  repeatable: true,
  operator: ['manager', 'merchandiser', 'support'],
  summary: 'All offers in their order, with those that are paused, past or still to come.',
});

export const saveOffers = defineCall({
  name: 'SaveOffers',
  ...saving,
  summary: `Creates, changes, moves, pauses and removes offers. Fields: those of the promotions file, and paused. ${REFUSALS}`,
});

export const couponRecords = defineCall({
  name: 'CouponRecords',
  method: 'POST',
  request: z.object(page),
  data: z.object({
    Coupons: z.array(
      z.object({
        /** `Id` is the code. */
        ...listedRecord,
        /** By orders of this store. */
        Uses: z.number().int(),
      }),
    ),
    Next: next,
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser', 'support'],
  summary: 'Coupons in the order of their codes, a page at a time.',
});

export const saveCoupons = defineCall({
  name: 'SaveCoupons',
  ...saving,
  summary: `Creates, changes, pauses and removes coupons; what orders used stays counted. Fields: those of the promotions file, and paused. ${REFUSALS}`,
});

export const giftCouponRecords = defineCall({
  name: 'GiftCouponRecords',
  method: 'POST',
  request: z.object(page),
  data: z.object({
    GiftCoupons: z.array(
      z.object({
        /** The code. */
        Id: z.string(),
        Version: listedRecord.Version,
        Fields: listedRecord.Fields,
        /** Number of the order that used it; empty if none did. */
        OrderNumber: z.string(),
      }),
    ),
    /** Whether codes are masked, also among the fields: for roles that may not make SaveGiftCoupons. Search is then a whole code. */
    Masked: z.boolean(),
    Next: next,
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser', 'support'],
  summary:
    'Gift coupons in the order of their codes, a page at a time. Roles that do not issue them see the last four characters of a code, and find one by the whole code alone.',
});

export const saveGiftCoupons = defineCall({
  name: 'SaveGiftCoupons',
  ...saving,
  operator: ['manager'],
  summary: `Creates and changes gift coupons, and removes unused ones; a used one stays as it is. Fields: those of the promotions file. ${REFUSALS}`,
});

export const tryOffers = defineCall({
  name: 'TryOffers',
  method: 'POST',
  request: z.object({
    Lines: z
      .array(z.object({ SKU: sku, Quantity: z.number().int().min(1).max(1000) }))
      .min(1)
      .max(100),
    /** Drafts, as SaveOffers would get them; a draft that is not paused counts from the time At. */
    Offers: rows.default([]),
    /** Drafts, as SaveCoupons would get them. */
    Coupons: rows.default([]),
    CouponCode: couponCode.default(''),
    /** The time of the cart; now without it. */
    At: z.iso.datetime({ offset: true }).optional(),
  }),
  maximumBytes: BODY_BYTES,
  data: z.object({
    /** The cart as shoppers would see it with the drafts, whatever the stock is. */
    Cart: cart,
    /** The offers as the cart would show them. */
    Offers: z.array(offer),
    /** The same cart without the drafts. */
    CartWithoutDrafts: cart,
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  summary:
    'What a cart would say with drafts of offers and coupons; nothing is saved. The uses of coupons are not counted. Fails as SaveOffers does for bad drafts; with InvalidRequest, whose Data.Refused names the rows of Lines with unknown SKUs.',
});
