import { z } from 'zod';
import { MAX_ROWS } from '../batch-vocabulary.ts';
import { defineCall } from '../define-call.ts';
import { epochMilliseconds, MAX_INTEGER, singleLineText } from '../fields.ts';
import { METAL_RATE_IDS } from '../metal-vocabulary.ts';
import { rupees } from '../money.ts';
import { rowsFields, salePrice } from '../operator-rows.ts';

const rateId = z.enum(METAL_RATE_IDS);

/** A rate as it is shown to everybody. */
const shownRate = z.object({
  Id: rateId,
  /** `Gold`, `22 KT` and its fineness in thousandths. */
  Metal: z.string(),
  Purity: z.string(),
  Fineness: z.number().int(),
  RatePerGram: rupees,
  /** When this rate was set last. */
  Since: epochMilliseconds,
});

/** Rates that an operator saved together. */
const savedRates = z.object({
  Version: z.number().int(),
  Rates: z.array(z.object({ Id: rateId, RatePerGram: rupees })),
  From: epochMilliseconds,
  /** Null until the prices follow them. */
  AppliedAt: epochMilliseconds.nullable(),
  /** Sizes whose price or MRP changed then; null until then. */
  Changed: z.number().int().nullable(),
  By: z.string(),
  SavedAt: epochMilliseconds,
  Note: z.string(),
});

/** What rates do to a product; its prices are those of the cheapest size. */
const repricedProduct = z.object({
  ProductCode: z.string(),
  ProductTitle: z.string(),
  PriceBefore: rupees,
  /** Null where it keeps its price; Reason says why. */
  Price: rupees.nullable(),
  Reason: z.string(),
  /** Whether the price of any size moves by more than MaximumJump. */
  IsJump: z.boolean(),
  /** Sizes that change or keep their price, each with its own; empty where all sizes do the same. */
  Sizes: z
    .array(
      z.object({
        SKU: z.string(),
        SizeName: z.string().nullable(),
        PriceBefore: rupees,
        /** Null where it keeps its price; Reason says why. */
        Price: rupees.nullable(),
        Reason: z.string(),
        IsJump: z.boolean(),
      }),
    )
    .default([]),
});

export const saveMetalRates = defineCall({
  name: 'SaveMetalRates',
  method: 'POST',
  request: z.object({
    /** Rates per gram without tax. Those of 24 KT gold and of 999 silver set the others of their metal that are not named. */
    Rates: z.array(z.object({ Id: rateId, RatePerGram: salePrice })).max(METAL_RATE_IDS.length),
    /** When they begin, with its offset; at once without it, and if it is past. */
    From: z.iso.datetime({ offset: true }).optional(),
    /** Drops the rates that are scheduled; without Rates nothing else happens. */
    Replace: z.boolean().default(false),
    /** Saves rates, too, that move a rate or a price by more than MaximumJump. */
    Force: z.boolean().default(false),
    /** In per cent. */
    MaximumJump: z.number().int().min(1).max(1000).default(10),
    /** The Version that the caller saw; the call is refused if rates were saved since. */
    ExpectedVersion: z.number().int().min(0).max(MAX_INTEGER).optional(),
    /** With DryRun: the product code after which the list goes on. */
    After: singleLineText(40).optional(),
    /** With DryRun: the most products in the list. */
    Limit: z.number().int().min(1).max(MAX_ROWS).default(100),
    ...rowsFields,
  }),
  data: z.object({
    /** The version of the saved rates; with DryRun that of the rates saved before, 0 if there are none. */
    Version: z.number().int(),
    From: epochMilliseconds,
    Rates: z.array(
      z.object({
        Id: rateId,
        RatePerGram: rupees,
        /** What it is before; null if there is none. */
        Before: rupees.nullable(),
        /** Whether it follows from the rate of pure metal. */
        IsDerived: z.boolean(),
      }),
    ),
    /** The totals over all jewellery; null where After is given. */
    Totals: z
      .object({
        Products: z.number().int(),
        Up: z.number().int(),
        Down: z.number().int(),
        Same: z.number().int(),
        /** Products that no rate prices; Reasons counts why. */
        Kept: z.number().int(),
        /** Products with a size whose price moves by more than MaximumJump. */
        Jumps: z.number().int(),
        /** Sizes that keep a price that was set by hand. */
        SizesByHand: z.number().int().default(0),
        Reasons: z.array(z.object({ Reason: z.string(), Products: z.number().int() })),
      })
      .nullable(),
    /** With DryRun: jewellery whose price changes or that keeps it, by product code. */
    Products: z.array(repricedProduct),
    /** The After of the next part of the list; null if this is the last. */
    Next: z.string().nullable(),
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  deadlineMs: 120_000,
  summary:
    "Sets the day's metal rates, at once or from a time: all jewellery with weight and making charge follows in one transaction. Fails with InvalidRequest for a jump unless forced, and with Conflict if rates were saved since they were read.",
});

export const metalRates = defineCall({
  name: 'MetalRates',
  method: 'GET',
  request: z.object({}),
  data: z.object({
    /** The version of the rates saved last; 0 if there are none. */
    Version: z.number().int(),
    Current: z.array(shownRate),
    Scheduled: z.array(savedRates),
    /** At most 200, the latest first. */
    History: z.array(savedRates),
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser', 'accountant'],
  summary: 'The metal rates: in force, scheduled and earlier.',
});

export const goldRates = defineCall({
  name: 'GoldRates',
  method: 'GET',
  request: z.object({}),
  data: z.object({
    /** Empty where the store has set no rates. */
    Current: z.array(shownRate),
    /** The last rate of each of the last 30 days in India on which one was set, the latest day first. */
    Days: z.array(z.object({ Day: z.iso.date(), Rates: z.array(z.object({ Id: rateId, RatePerGram: rupees })) })),
  }),
  repeatable: true,
  summary: 'The metal rates in force and those of the last 30 days, for everybody.',
});
