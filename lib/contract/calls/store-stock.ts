import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, epochMilliseconds, orEmpty, productCode, singleLineText, sizeName, sku } from '../fields.ts';
import { nearPoint, store, storeCode, storeMatch } from '../store.ts';
import { MAX_PLACE_LENGTH, STORE_STOCK_LEVELS } from '../store-vocabulary.ts';

export const storeStock = defineCall({
  name: 'StoreStock',
  method: 'POST',
  request: z.object({
    ProductCode: productCode,
    /** One of the product's sizes; empty for any. */
    SizeName: orEmpty(sizeName).default(''),
    /** A pincode, city or state; empty for all physical stores. */
    Text: singleLineText(MAX_PLACE_LENGTH).trim().default(''),
    /** The point to search from; takes precedence over Text. */
    Near: nearPoint.optional(),
    ...callerFields,
  }),
  data: z.object({
    ProductCode: z.string(),
    ProductTitle: z.string(),
    /** Path of the product's page, without a leading slash. */
    ProductUrl: z.string(),
    /** The product's sizes in order; empty where it comes in one size. */
    SizeNames: z.array(z.string()),
    /** The physical stores that have the product, the nearest first where a place is known. */
    Stores: z.array(
      store.extend({
        DistanceKm: z.number().min(0).nullable(),
        Level: z.enum(STORE_STOCK_LEVELS),
        /** The sizes that the store has; empty where the product comes in one size. */
        SizeNames: z.array(z.string()),
        /** When the store's stock was last reported, in epoch milliseconds. */
        UpdatedAt: z.number().int(),
        /** Whether orders of the product can be collected there; missing means no. */
        Collect: z.boolean().optional(),
      }),
    ),
    /** How many hours of a store's opening time it takes to prepare an order to be collected; missing if none can. */
    CollectHours: z.number().int().min(0).optional(),
    /** As in StoreList: how the place relates to the physical stores, whether they have the product or not. */
    Match: storeMatch,
    Place: z.string(),
  }),
  repeatable: true,
  summary:
    'The physical stores that have a product in stock, nearest first. Fails with NotFound for an unknown product or size.',
});

export const setStoreStock = defineCall({
  name: 'SetStoreStock',
  method: 'POST',
  request: z.object({
    StoreCode: storeCode,
    /** Quantities on the physical store's shelves now. */
    Stock: z.array(z.object({ SKU: sku, Quantity: z.number().int().min(0).max(10_000) })).max(5000),
    /** True where the list is the store's complete stock, so that SKUs missing from it are set to none. */
    Whole: z.boolean().default(false),
  }),
  data: z.object({
    /** The number of SKUs that were saved. */
    Saved: z.number().int(),
    /** SKUs that are not in the catalogue and were ignored. */
    Unknown: z.array(z.string()),
    UpdatedAt: z.number().int(),
  }),
  repeatable: true,
  operator: ['manager', 'packer', 'merchandiser'],
  summary:
    'Imports the stock of a physical store. Fails with NotFound for an unknown store; with InvalidRequest where a whole list names unknown SKUs alone.',
});

export const storeShelves = defineCall({
  name: 'StoreShelves',
  method: 'POST',
  request: z.object({
    /** Empty for the names of the stores alone. */
    StoreCode: orEmpty(storeCode).default(''),
    /** Only SKUs that begin so, in capitals or small letters; empty for all. */
    Search: orEmpty(sku).default(''),
    /** `Next` of the page before; empty for the first page. */
    After: orEmpty(sku).default(''),
    PageSize: z.number().int().min(1).max(200).default(50),
  }),
  data: z.object({
    Stores: z.array(z.object({ StoreCode: z.string(), Name: z.string() })),
    /** In the order of their SKUs. */
    Shelves: z.array(
      z.object({
        SKU: z.string(),
        Quantity: z.number().int(),
        /** Those that are kept for orders that are collected. */
        Held: z.number().int(),
        UpdatedAt: epochMilliseconds,
      }),
    ),
    /** To be sent as `After` for the next page; empty on the last. */
    Next: z.string(),
  }),
  repeatable: true,
  operator: ['manager', 'packer', 'merchandiser', 'support'],
  summary: 'What is on the shelves of a physical store, a page at a time. Fails with NotFound for an unknown store.',
});
