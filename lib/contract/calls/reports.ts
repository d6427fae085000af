import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { epochMilliseconds, sku } from '../fields.ts';
import { gstr1 } from '../gstr1.ts';
import { rupees, signedRupees } from '../money.ts';
import { MONTH_PATTERN, SALES_BY } from '../report-vocabulary.ts';

/** A month in India, YYYY-MM. */
const month = z.string().regex(MONTH_PATTERN, 'must be a month, such as 2026-11');
/** Reports read up to a month of documents. */
const DEADLINE_MS = 120_000;

export const gstr1Report = defineCall({
  name: 'Gstr1Report',
  method: 'POST',
  request: z.object({ Month: month }),
  data: gstr1,
  repeatable: true,
  operator: ['manager', 'accountant'],
  deadlineMs: DEADLINE_MS,
  summary:
    "Form GSTR-1 of a month as the GST portal's offline tool reads it, from the issued invoices and credit notes; test payments are left out.",
});

export const taxRegister = defineCall({
  name: 'TaxRegister',
  method: 'POST',
  request: z.object({ Day: z.iso.date() }),
  data: z.object({
    /** The rows of all documents of the day, invoices first; those of credit notes are below zero. */
    Rows: z.array(
      z.object({
        Kind: z.enum(['invoice', 'credit-note']),
        Number: z.string(),
        IssuedAt: epochMilliseconds,
        /** The number of the invoice; for a credit note, of the invoice that it corrects. */
        InvoiceNumber: z.string(),
        OrderNumber: z.string(),
        BuyerGSTIN: z.string(),
        PlaceOfSupply: z.string(),
        HsnCode: z.string(),
        /** Empty for shipping. */
        ProductCode: z.string(),
        SKU: z.string(),
        Description: z.string(),
        Quantity: z.number().int(),
        GstPercent: z.number(),
        TaxableAmount: signedRupees,
        Cgst: signedRupees,
        Sgst: signedRupees,
        Igst: signedRupees,
        Total: signedRupees,
      }),
    ),
  }),
  repeatable: true,
  operator: ['manager', 'accountant'],
  deadlineMs: DEADLINE_MS,
  summary: 'The invoices and credit notes that were issued on a day in India, row by row; test payments are left out.',
});

export const salesReport = defineCall({
  name: 'SalesReport',
  method: 'POST',
  request: z.object({ Month: month, By: z.enum(SALES_BY) }),
  data: z.object({
    /** By day in order of time, otherwise the largest Total first. */
    Rows: z.array(
      z.object({
        /** The day, product code, category …; empty for what has none, as shipping has no product. */
        Key: z.string(),
        Name: z.string(),
        /** Invoices, and credit notes for what was cancelled or returned. */
        Invoices: z.number().int(),
        CreditNotes: z.number().int(),
        ItemsSold: z.number().int(),
        ItemsCredited: z.number().int(),
        /** Invoiced, and credited; Total is the difference, TaxableAmount and Tax its parts. */
        Sold: rupees,
        Credited: rupees,
        TaxableAmount: signedRupees,
        Tax: signedRupees,
        Total: signedRupees,
      }),
    ),
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser', 'accountant'],
  deadlineMs: DEADLINE_MS,
  summary:
    'Sales of a month by the issued invoices less credit notes, by day, product, category, brand, state of delivery, channel (the website, or staff by phone), coupon, campaign or payment method.',
});

export const stockReport = defineCall({
  name: 'StockReport',
  method: 'POST',
  request: z.object({
    /** The last SKU of the page before; empty for the first. */
    After: z.union([z.literal(''), sku]).default(''),
  }),
  data: z.object({
    /** By SKU. */
    Rows: z.array(
      z.object({
        SKU: z.string(),
        ProductCode: z.string(),
        Title: z.string(),
        SizeName: z.string(),
        Brand: z.string(),
        Category: z.string(),
        /** What can be sold online; what orders hold or have taken is not in it. */
        Quantity: z.number().int(),
        Price: rupees,
        MRP: rupees,
        /** Quantity at Price. */
        Value: rupees,
        /** When the operator or an import last added pieces; null if it is not in the ledger. */
        LastAddedAt: epochMilliseconds.nullable(),
        LastSoldAt: epochMilliseconds.nullable(),
      }),
    ),
    /** Whether there are SKUs after the last one. */
    More: z.boolean(),
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser', 'accountant'],
  deadlineMs: DEADLINE_MS,
  summary: 'The online stock of all SKUs with its value and when it was last added to and sold, a page at a time.',
});

export const warehouseReport = defineCall({
  name: 'WarehouseReport',
  method: 'POST',
  request: z.object({
    /** The last SKU of the page before; empty for the first. */
    After: z.union([z.literal(''), sku]).default(''),
  }),
  data: z.object({
    /** By SKU, and by warehouse in the order of the profile; a list of them can be sent with SaveStock. */
    Rows: z.array(
      z.object({
        SKU: z.string(),
        Warehouse: z.string(),
        Quantity: z.number().int(),
        ProductCode: z.string(),
        Title: z.string(),
        SizeName: z.string(),
        /** Quantity at the price now. */
        Value: rupees,
      }),
    ),
    /** Whether there are SKUs after the last one. */
    More: z.boolean(),
  }),
  repeatable: true,
  operator: ['manager', 'packer', 'merchandiser', 'accountant'],
  deadlineMs: DEADLINE_MS,
  summary: 'The online stock of all SKUs in each warehouse with its value, a page at a time.',
});

export const visitReport = defineCall({
  name: 'VisitReport',
  method: 'POST',
  request: z.object({ Month: month }),
  data: z.object({
    /** The most visited first, at most 5,000. */
    Rows: z.array(
      z.object({
        /** Path and campaign of the landing page. */
        Landing: z.string(),
        TrackingCode: z.string(),
        Device: z.string(),
        Visits: z.number().int(),
        /** Browsers that they were made with. */
        Visitors: z.number().int(),
      }),
    ),
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  summary: 'Visits of a month through campaign links, counted by landing page, tracking code and device.',
});

export const errorReport = defineCall({
  name: 'ErrorReport',
  method: 'POST',
  request: z.object({ Month: month }),
  data: z.object({
    /** The most frequent first, at most 1,000. */
    Rows: z.array(
      z.object({
        Kind: z.string(),
        APIName: z.string(),
        StatusCode: z.string(),
        ErrorCode: z.string(),
        /** The description of one of these errors. */
        ErrorDescription: z.string(),
        Count: z.number().int(),
        FirstAt: epochMilliseconds,
        LastAt: epochMilliseconds,
      }),
    ),
  }),
  repeatable: true,
  operator: ['manager'],
  summary: 'Errors that storefronts reported in a month, counted by kind, call, status and code.',
});

export const supportReport = defineCall({
  name: 'SupportReport',
  method: 'POST',
  request: z.object({ Month: month }),
  data: z.object({
    /** The latest first. */
    Rows: z.array(
      z.object({
        Reference: z.string(),
        CreatedAt: epochMilliseconds,
        OrderNumber: z.string(),
        Mobile: z.string(),
        Email: z.string(),
      }),
    ),
  }),
  repeatable: true,
  operator: ['manager', 'support'],
  summary: 'Requests to support of a month: who asks to be called about which order.',
});
