import { z } from 'zod';
import { MAX_ROWS } from '../batch-vocabulary.ts';
import { defineCall } from '../define-call.ts';
import { epochMilliseconds, sku } from '../fields.ts';
import { rowsFields } from '../operator-rows.ts';
import { MAX_STOCK_QUANTITY, STOCK_CHANGES, STOCK_REASONS } from '../stock-vocabulary.ts';

const quantity = z.number().int().min(0).max(MAX_STOCK_QUANTITY);

const stockRow = z
  .object({
    SKU: sku,
    /** Pieces that can be sold online from now on; those that orders hold are not among them. */
    Quantity: quantity.optional(),
    /** Pieces more or, below zero, fewer; in place of Quantity. */
    Change: z.number().int().min(-MAX_STOCK_QUANTITY).max(MAX_STOCK_QUANTITY).optional(),
    /** The quantity that the caller saw; the row is refused if there is another by now. */
    ExpectedQuantity: quantity.optional(),
    Reason: z.enum(STOCK_REASONS).optional(),
  })
  .refine((row) => (row.Quantity === undefined) !== (row.Change === undefined), {
    message: 'must have Quantity or Change, one of them',
    path: ['Quantity'],
  });

export const saveStock = defineCall({
  name: 'SaveStock',
  method: 'POST',
  request: z.object({
    /** Each SKU once. */
    Rows: z.array(stockRow).min(1).max(MAX_ROWS),
    /** The reason of rows without one of their own. */
    Reason: z.enum(STOCK_REASONS).default('count'),
    ...rowsFields,
  }),
  data: z.object({
    /** Rows that were saved; with DryRun those that would be. */
    Saved: z.number().int(),
    /** Those that changed the quantity. */
    Changed: z.number().int(),
    /** What each row does; empty in the answer to a repeated request. */
    Rows: z.array(
      z.object({
        Row: z.number().int(),
        SKU: z.string(),
        QuantityBefore: z.number().int(),
        Quantity: z.number().int(),
      }),
    ),
  }),
  repeatable: true,
  operator: ['manager', 'packer', 'merchandiser'],
  deadlineMs: 30_000,
  summary:
    'Sets or changes the online stock of SKUs; all rows or none. Fails with InvalidRequest, whose Data.Refused names row, field and reason: an unknown SKU, a quantity below zero, another quantity than expected.',
});

export const productStock = defineCall({
  name: 'ProductStock',
  method: 'POST',
  request: z.object({
    /** The code of a product or one of its SKUs. */
    Id: sku,
  }),
  data: z.object({
    ProductCode: z.string(),
    ProductTitle: z.string(),
    Skus: z.array(z.object({ SKU: z.string(), SizeName: z.string().nullable(), Quantity: z.number().int() })),
    /** At most 200 changes, the latest first. */
    Ledger: z.array(
      z.object({
        At: epochMilliseconds,
        SKU: z.string(),
        Kind: z.enum(STOCK_CHANGES),
        /** Pieces more or, below zero, fewer. */
        Change: z.number().int(),
        /** Pieces after it; null where it was an order. */
        Quantity: z.number().int().nullable(),
        /** Empty where it was no order. */
        OrderNumber: z.string(),
        /** Empty where the operator did not do it. */
        Reason: z.string(),
        By: z.string(),
        Note: z.string(),
      }),
    ),
  }),
  repeatable: true,
  operator: ['manager', 'packer', 'merchandiser', 'support', 'accountant'],
  summary:
    'The online stock of a product, with its ledger: orders, changes by the operator, imports. Fails with NotFound for an unknown product.',
});
