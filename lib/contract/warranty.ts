import { z } from 'zod';
import { priceBreakup } from './entities.ts';

/** Hallmark unique identification (HUID): the six letters and digits that BIS assigns to a single piece. */
export const HUID_PATTERN = /^[A-Z0-9]{6}$/;
/** Serial number that a manufacturer gives to one watch. */
export const SERIAL_PATTERN = /^[A-Z0-9][A-Z0-9./-]{2,39}$/;

/** An item of a line with its identifying marks; `Piece` counted from 1. Either mark may be empty. */
export const piece = z.object({ Piece: z.number().int().min(1), HUID: z.string(), Serial: z.string() });

/** What certifies the item of an order's line. */
export const lineDocuments = z.object({
  LineId: z.string(),
  /** Metal and purity, e.g. `Yellow Gold 22 KT (916)`; empty for anything but jewellery. */
  Metal: z.string(),
  GrossWeightG: z.number().nullable(),
  NetWeightG: z.number().nullable(),
  /** Each in one line. */
  Stones: z.array(z.string()),
  /** Empty where the item came without a certificate. */
  Certificate: z.string(),
  GstPercent: z.number(),
  /** Only the items with known marks. */
  Pieces: z.array(piece),
  /** How the price of one item was composed on the day of purchase; null where unknown. */
  PriceBreakup: priceBreakup.nullable(),
  /** Whether there is a warranty card for the line. */
  HasWarrantyCard: z.boolean(),
});
export type LineDocumentsWire = z.output<typeof lineDocuments>;

/** The warranty of a line's items that were not returned. Days are `YYYY-MM-DD` in India. */
export const warrantyCard = z.object({
  CardNumber: z.string(),
  OrderNumber: z.string(),
  LineId: z.string(),
  ProductTitle: z.string(),
  BrandName: z.string(),
  ProductCode: z.string(),
  SizeName: z.string().nullable(),
  ColorName: z.string(),
  RootCategory: z.string(),
  Quantity: z.number().int().min(1),
  Pieces: z.array(piece),
  /** As in the line's certificates. */
  Metal: z.string(),
  NetWeightG: z.number().nullable(),
  Certificate: z.string(),
  /** The time of the order, in epoch milliseconds. */
  PurchasedAt: z.number().int(),
  /** The day of delivery; EndsOn is the last day of the warranty. */
  StartsOn: z.iso.date(),
  EndsOn: z.iso.date(),
  Months: z.number().int().min(1),
  /** What is covered, in the text of the catalogue on the day of purchase. */
  Covers: z.string(),
  /** Empty where there is no invoice. */
  InvoiceNumber: z.string(),
  Seller: z.object({ LegalName: z.string(), TradeName: z.string(), Address: z.array(z.string()), GSTIN: z.string() }),
  /** URL of the page with the contact details of customer care. */
  CareUrl: z.url(),
  /** Whether its payments were tests; the card is then marked as a specimen. */
  TestPayment: z.boolean(),
});
export type WarrantyCardWire = z.output<typeof warrantyCard>;
