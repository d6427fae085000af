import { z } from 'zod';
import { priceBreakup } from './entities.ts';

/** Hallmark unique identification: the six letters and digits that BIS gives to one piece alone. */
export const HUID_PATTERN = /^[A-Z0-9]{6}$/;
/** Serial number that a maker gives to one watch. */
export const SERIAL_PATTERN = /^[A-Z0-9][A-Z0-9./-]{2,39}$/;

/** A piece of a line by what tells it from others; `Piece` counted from 1. Either mark may be empty. */
export const piece = z.object({ Piece: z.number().int().min(1), HUID: z.string(), Serial: z.string() });

/** What proves what a line of an order is. */
export const lineDocuments = z.object({
  LineId: z.string(),
  /** Metal and purity, e.g. `Yellow Gold 22 KT (916)`; empty where it is no jewellery. */
  Metal: z.string(),
  GrossWeightG: z.number().nullable(),
  NetWeightG: z.number().nullable(),
  /** Each in one line. */
  Stones: z.array(z.string()),
  /** Empty where it came without one. */
  Certificate: z.string(),
  GstPercent: z.number(),
  /** Those whose marks are known. */
  Pieces: z.array(piece),
  /** How the price of one piece came about on the day it was bought; null where that is not known. */
  PriceBreakup: priceBreakup.nullable(),
  /** Whether there is a warranty card for it. */
  HasWarrantyCard: z.boolean(),
});
export type LineDocumentsWire = z.output<typeof lineDocuments>;

/** The warranty of the pieces of a line that stayed with the shopper. Days are `YYYY-MM-DD` in India. */
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
  /** As in the papers of the line. */
  Metal: z.string(),
  NetWeightG: z.number().nullable(),
  Certificate: z.string(),
  /** When it was ordered, in epoch milliseconds. */
  PurchasedAt: z.number().int(),
  /** The day of delivery, and the last day of the warranty. */
  StartsOn: z.iso.date(),
  EndsOn: z.iso.date(),
  Months: z.number().int().min(1),
  /** What is covered, in the words of the catalogue on the day it was bought. */
  Covers: z.string(),
  /** Empty where there is none. */
  InvoiceNumber: z.string(),
  Seller: z.object({ LegalName: z.string(), TradeName: z.string(), Address: z.array(z.string()), GSTIN: z.string() }),
  /** Address of the page that says how customer care is reached. */
  CareUrl: z.url(),
  /** Whether its payments were tests: then it is a specimen, and says so. */
  TestPayment: z.boolean(),
});
export type WarrantyCardWire = z.output<typeof warrantyCard>;
