import { z } from 'zod';
import { MAX_ROWS } from '../batch-vocabulary.ts';
import { defineCall } from '../define-call.ts';
import { epochMilliseconds, sku } from '../fields.ts';
import { rupees } from '../money.ts';
import { rowsFields, salePrice } from '../operator-rows.ts';
import { PRICE_CAUSES } from '../price-vocabulary.ts';

/** A time with its offset, e.g. `2026-11-27T00:00:00+05:30`. */
const time = z.iso.datetime({ offset: true });

const priceRow = z.object({
  /** The code of a product, for all its sizes, or one SKU. */
  Id: sku,
  Price: salePrice,
  /** Without it the MRP stays. A price with an end cannot change it. */
  MRP: salePrice.optional(),
  /** At once without it, and if it is past. */
  From: time.optional(),
  /** The price before applies again then; without it the price stays. */
  Until: time.optional(),
  /** The regular price that the caller saw; the row is refused if there is another by now. */
  ExpectedPrice: salePrice.optional(),
});

export const savePrices = defineCall({
  name: 'SavePrices',
  method: 'POST',
  request: z.object({
    Rows: z.array(priceRow).min(1).max(MAX_ROWS),
    /** Drops the scheduled prices of the rows' SKUs first, also one that is in force. */
    Replace: z.boolean().default(false),
    /** Saves prices, too, that are further from the regular price than MaximumJump. */
    Force: z.boolean().default(false),
    /** In per cent of the regular price. */
    MaximumJump: z.number().int().min(1).max(1000).default(50),
    ...rowsFields,
  }),
  data: z.object({
    /** Rows that were saved; with DryRun those that would be. */
    Saved: z.number().int(),
    /** SKUs whose price or MRP changed at once. */
    Changed: z.number().int(),
    /** SKUs whose price changes later. */
    Scheduled: z.number().int(),
    /** What each row does; empty in the answer to a repeated request. */
    Rows: z.array(
      z.object({
        Row: z.number().int(),
        ProductCode: z.string(),
        SKUs: z.array(z.string()),
        /** The lowest regular price of the row's SKUs, and their MRP. */
        PriceBefore: rupees,
        MRPBefore: rupees,
        Price: rupees,
        MRP: rupees,
        /** Null if at once. */
        From: epochMilliseconds.nullable(),
        /** Null if it stays. */
        Until: epochMilliseconds.nullable(),
      }),
    ),
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  deadlineMs: 30_000,
  summary:
    'Sets prices and MRPs, at once or from a time, for good or until a time; all rows or none. Fails with InvalidRequest, whose Data.Refused names row, field and reason: above the MRP, a jump, an overlap, another price than expected.',
});

export const productPrices = defineCall({
  name: 'ProductPrices',
  method: 'POST',
  request: z.object({
    /** The code of a product or one of its SKUs. */
    Id: sku,
  }),
  data: z.object({
    ProductCode: z.string(),
    ProductTitle: z.string(),
    Skus: z.array(
      z.object({
        SKU: z.string(),
        SizeName: z.string().nullable(),
        Price: rupees,
        MRP: rupees,
        /** What applies without the temporary price in force. */
        RegularPrice: rupees,
        /** The recorded earlier price that "price drop" is shown against; null while it is not shown. */
        PriceBefore: rupees.nullable(),
      }),
    ),
    /** Prices to come and temporary ones in force, the earliest first. */
    Scheduled: z.array(
      z.object({
        SKU: z.string(),
        Price: rupees,
        /** Null if it stays. */
        MRP: rupees.nullable(),
        From: epochMilliseconds,
        Until: epochMilliseconds.nullable(),
        By: z.string(),
        Note: z.string(),
      }),
    ),
    /** At most 200 earlier prices, the latest first. */
    Earlier: z.array(
      z.object({
        SKU: z.string(),
        Price: rupees,
        MRP: rupees,
        Until: epochMilliseconds,
        /** Why another price followed. */
        Cause: z.enum(PRICE_CAUSES),
        By: z.string(),
        Note: z.string(),
      }),
    ),
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser', 'support', 'accountant'],
  summary: 'The prices of a product: now, scheduled and earlier. Fails with NotFound for an unknown product.',
});
