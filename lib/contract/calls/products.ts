import { z } from 'zod';
import { MAX_ROWS } from '../batch-vocabulary.ts';
import { defineCall } from '../define-call.ts';
import { epochMilliseconds, MAX_INTEGER, productCode, singleLineText } from '../fields.ts';
import { rupees } from '../money.ts';
import { rowsFields } from '../operator-rows.ts';
import { PHOTO_EXTENSIONS, PRODUCT_PHOTO_MAXIMUM_BYTES } from '../photo-vocabulary.ts';
import { PRODUCT_STATES, RECORD_CHANGES } from '../product-vocabulary.ts';

const PAGE = 50;
/** A batch of products with long texts. */
const BODY_BYTES = 4 * 1024 * 1024;

/** The fields of a product by the names of our own JSON; docs/operate/products.md lists them. */
const productFields = z.record(z.string().max(60), z.unknown());
const version = z.number().int().min(0).max(MAX_INTEGER);

export const productRecords = defineCall({
  name: 'ProductRecords',
  method: 'POST',
  request: z.object({
    /** Words that code, title, brand or categories hold, or a whole SKU; empty for all products. */
    Search: singleLineText(100).trim().default(''),
    /** The whole name of a brand, in any letter case. */
    BrandName: singleLineText(100).trim().default(''),
    /** The whole name of a root category, category or subcategory, e.g. `Watches`. */
    Category: singleLineText(100).trim().default(''),
    /** `shown` and `hidden` to shoppers; `sold-out`: shown, without stock in any size. */
    State: z.enum(PRODUCT_STATES).optional(),
    /** `Next` of the page before; empty for the first page. */
    After: singleLineText(40).default(''),
    PageSize: z.number().int().min(1).max(200).default(PAGE),
  }),
  data: z.object({
    /** In the order of their codes. */
    Products: z.array(
      z.object({
        ProductCode: z.string(),
        ProductTitle: z.string(),
        BrandName: z.string(),
        RootCategory: z.string(),
        Category: z.string(),
        SubCategory: z.string(),
        /** The lowest price now, and its MRP. */
        Price: rupees,
        MRP: rupees,
        /** Online, in all sizes. */
        StoreQuantity: z.number().int(),
        SkuCount: z.number().int(),
        /** File name of the first photo, as in `/images/list/NAME`. */
        Photo: z.string(),
        ProductUrl: z.string(),
        Hidden: z.boolean(),
        Version: version,
        ModifiedAt: epochMilliseconds,
      }),
    ),
    /** To be sent as `After` for the next page; empty on the last. */
    Next: z.string(),
  }),
  repeatable: true,
  operator: ['manager', 'packer', 'merchandiser', 'support', 'accountant'],
  summary: 'Products for the operator, hidden ones too, a page at a time.',
});

export const productRecord = defineCall({
  name: 'ProductRecord',
  method: 'POST',
  request: z.object({ ProductCode: productCode }),
  data: z.object({
    ProductCode: z.string(),
    /** With its regular prices, its stock, and its photos by their names in URLs. */
    Product: productFields,
    Hidden: z.boolean(),
    Version: version,
    ModifiedAt: epochMilliseconds,
    ProductUrl: z.string(),
    /** True where an order names it: it can be hidden and not removed. */
    Ordered: z.boolean(),
  }),
  repeatable: true,
  operator: ['manager', 'packer', 'merchandiser', 'support', 'accountant'],
  summary:
    'All of a product that an operator can change, with its version. Fails with NotFound for an unknown product.',
});

export const saveProducts = defineCall({
  name: 'SaveProducts',
  method: 'POST',
  request: z.object({
    /** Each product once. */
    Rows: z
      .array(
        z.object({
          ProductCode: productCode.regex(/^[A-Z0-9-]+$/, 'must be upper case'),
          /** `remove` deletes a product that was never ordered; its address leads to its category from then on. */
          Action: z.enum(['save', 'remove']).default('save'),
          /** The version that the caller read; 0 to create a product. */
          ExpectedVersion: version,
          /** Whether shoppers do not see it; without it, it stays as it is, and a new product is shown. */
          Hidden: z.boolean().optional(),
          /**
           * The fields to change; those that are left out stay as they are, and null removes one. `Attributes`, `Skus` and
           * `Images` replace the stored ones as a whole. `StoreQuantity` counts for new SKUs alone: see SaveStock.
           */
          Product: productFields.default({}),
        }),
      )
      .min(1)
      .max(MAX_ROWS),
    /** Saves prices, too, that are further from the regular price than MaximumJump. */
    Force: z.boolean().default(false),
    /** In per cent of the regular price of a SKU. */
    MaximumJump: z.number().int().min(1).max(1000).default(50),
    ...rowsFields,
  }),
  maximumBytes: BODY_BYTES,
  data: z.object({
    /** Rows that were saved; with DryRun those that would be. */
    Saved: z.number().int(),
    /** Those that changed anything. */
    Changed: z.number().int(),
    /** What each row does; empty in the answer to a repeated request. */
    Rows: z.array(
      z.object({
        Row: z.number().int(),
        ProductCode: z.string(),
        Change: z.enum(RECORD_CHANGES),
        /** The version now; with DryRun the one before, 0 for a new product. */
        Version: version,
        ProductUrl: z.string(),
        /** What reads wrong although the product is sound, e.g. a title that names another colour. */
        Warnings: z.array(z.string()),
      }),
    ),
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  deadlineMs: 60_000,
  summary:
    'Creates, changes, hides, shows and removes products; all rows or none. Fails with InvalidRequest, whose Data.Refused names row, field and reason, by the rules of the import; with Conflict, whose Data.Refused names the rows with another version.',
});

export const uploadProductPhoto = defineCall({
  name: 'UploadProductPhoto',
  method: 'POST',
  // The parts of a multipart form are text.
  request: z.object({
    ProductCode: productCode.regex(/^[A-Z0-9-]+$/, 'must be upper case'),
    /** The place that the name of the photo counts, 1 for the front view. */
    Position: z.coerce.number().int().min(1).max(99).default(1),
  }),
  multipart: { field: 'file', extensions: PHOTO_EXTENSIONS, maximumBytes: PRODUCT_PHOTO_MAXIMUM_BYTES },
  data: z.object({
    /** The file name for `Images` of SaveProducts; the same photo gets the same name. */
    Photo: z.string(),
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  deadlineMs: 30_000,
  summary:
    'Stores a photo for a product, made square, without the camera’s metadata. It is shown once SaveProducts names it. Fails with InvalidRequest for what is no photo.',
});
