import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, orEmpty, plainText, productCode, sizeName, sku } from '../fields.ts';
import { nearPoint, store, storeCode, storeMatch } from '../store.ts';
import { MAX_PLACE_LENGTH, STORE_STOCK_LEVELS } from '../store-vocabulary.ts';

export const storeStock = defineCall({
  name: 'StoreStock',
  method: 'POST',
  request: z.object({
    ProductCode: productCode,
    /** One of its sizes; empty for any. */
    SizeName: orEmpty(sizeName).default(''),
    /** A pincode, a city or a state; empty for all shops. */
    Text: plainText(MAX_PLACE_LENGTH).trim().default(''),
    /** Where to look from; wins over the text. */
    Near: nearPoint.optional(),
    ...callerFields,
  }),
  data: z.object({
    ProductCode: z.string(),
    ProductTitle: z.string(),
    /** Address of its page, without a leading slash. */
    ProductUrl: z.string(),
    /** Its sizes in their order; empty where it comes in one. */
    SizeNames: z.array(z.string()),
    /** The shops that have it, the nearest first where a place is known. */
    Stores: z.array(
      store.extend({
        DistanceKm: z.number().min(0).nullable(),
        Level: z.enum(STORE_STOCK_LEVELS),
        /** The sizes that it has; empty where the product comes in one. */
        SizeNames: z.array(z.string()),
        /** When the shop's stock was told last, in epoch milliseconds. */
        UpdatedAt: z.number().int(),
      }),
    ),
    /** As of StoreList: what the place has to do with the shops, whether these have the product or not. */
    Match: storeMatch,
    Place: z.string(),
  }),
  repeatable: true,
  summary: 'The shops that have a product, the nearest to a place first. 204 for an unknown product or size.',
});

export const setStoreStock = defineCall({
  name: 'SetStoreStock',
  method: 'POST',
  request: z.object({
    StoreCode: storeCode,
    /** Pieces on the shop's shelves now. */
    Stock: z.array(z.object({ SKU: sku, Quantity: z.number().int().min(0).max(10_000) })).max(5000),
    /** True where this is all that the shop has: what is not named is there no more. */
    Whole: z.boolean().default(false),
  }),
  data: z.object({
    /** How many SKUs were written. */
    Saved: z.number().int(),
    /** SKUs that the catalogue does not know; they were left out. */
    Unknown: z.array(z.string()),
    UpdatedAt: z.number().int(),
  }),
  repeatable: true,
  operator: true,
  summary: 'Tells what a shop has on its shelves. 204 for an unknown shop.',
});
