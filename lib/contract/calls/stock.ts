import { z } from 'zod';
import { MAX_ROWS } from '../batch-vocabulary.ts';
import { defineCall } from '../define-call.ts';
import { epochMilliseconds, singleLineText, sku } from '../fields.ts';
import { rowsFields } from '../operator-rows.ts';
import { MAX_STOCK_QUANTITY, STOCK_CHANGES, STOCK_REASONS } from '../stock-vocabulary.ts';

const warehouse = singleLineText(12);
const quantity = z.number().int().min(0).max(MAX_STOCK_QUANTITY);

const stockRow = z
  .object({
    SKU: sku,
    /** The code of the warehouse; left out by a shop that has one. */
    Warehouse: warehouse.optional(),
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

export const warehouses = defineCall({
  name: 'Warehouses',
  method: 'GET',
  request: z.object({}),
  /** As in the shop's profile; the first has what no other one has. */
  data: z.array(z.object({ Code: z.string(), Name: z.string() })),
  repeatable: true,
  operator: ['manager', 'packer', 'merchandiser', 'support', 'accountant'],
  summary: 'The warehouses that online stock is kept in; at least one.',
});

export const saveStock = defineCall({
  name: 'SaveStock',
  method: 'POST',
  request: z.object({
    /** Each SKU once, or once for each warehouse. */
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
        /** Where the shop has several; the quantities are those in it. */
        Warehouse: z.string().optional(),
        QuantityBefore: z.number().int(),
        Quantity: z.number().int(),
      }),
    ),
  }),
  repeatable: true,
  operator: ['manager', 'packer', 'merchandiser'],
  deadlineMs: 30_000,
  summary:
    'Sets or changes the online stock of SKUs; all rows or none. Fails with InvalidRequest, whose Data.Refused names row, field and reason: an unknown SKU or warehouse, no warehouse in a shop that has several, a quantity below zero, another quantity than expected.',
});

export const transferStock = defineCall({
  name: 'TransferStock',
  method: 'POST',
  request: z.object({
    /** They count one after the other. */
    Rows: z
      .array(
        z.object({
          SKU: sku,
          /** The codes of two warehouses. */
          From: warehouse,
          To: warehouse,
          Quantity: quantity.min(1),
        }),
      )
      .min(1)
      .max(MAX_ROWS),
    ...rowsFields,
  }),
  data: z.object({
    /** Rows that were moved; with DryRun those that would be. */
    Saved: z.number().int(),
    /** What each row leaves in its warehouses; empty in the answer to a repeated request. */
    Rows: z.array(
      z.object({
        Row: z.number().int(),
        SKU: z.string(),
        From: z.string(),
        FromQuantity: z.number().int(),
        To: z.string(),
        ToQuantity: z.number().int(),
      }),
    ),
  }),
  repeatable: true,
  operator: ['manager', 'packer'],
  deadlineMs: 30_000,
  summary:
    'Moves pieces of SKUs from one warehouse to another; all rows or none. The online stock stays, and the ledger has two changes for each. Fails with InvalidRequest, whose Data.Refused names row, field and reason: an unknown SKU or warehouse, more pieces than are there.',
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
    Skus: z.array(
      z.object({
        SKU: z.string(),
        SizeName: z.string().nullable(),
        /** In all warehouses. */
        Quantity: z.number().int(),
        /** Where the shop has several. */
        Warehouses: z.array(z.object({ Code: z.string(), Quantity: z.number().int() })).optional(),
      }),
    ),
    /** At most 200 changes, the latest first. */
    Ledger: z.array(
      z.object({
        At: epochMilliseconds,
        SKU: z.string(),
        Kind: z.enum(STOCK_CHANGES),
        /** Pieces more or, below zero, fewer. */
        Change: z.number().int(),
        /** Pieces of the SKU after it, in all warehouses; null where it was an order. */
        Quantity: z.number().int().nullable(),
        /** Where the shop has several. */
        Warehouse: z.string().optional(),
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
