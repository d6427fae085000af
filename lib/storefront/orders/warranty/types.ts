import type { PriceBreakup } from '#lib/storefront/catalogue/types.ts';

/** A piece of a line by its marks, of which either may be empty; `piece` counted from 1. */
export interface HallmarkedUnit {
  piece: number;
  huid: string;
  serial: string;
}

/** What proves what a line of an order is. */
export interface LineDocuments {
  lineId: string;
  /** Metal and purity; empty where it is no jewellery. */
  metal: string;
  grossWeightGrams: number | null;
  netWeightGrams: number | null;
  /** Each in one line. */
  stones: string[];
  /** Empty where it came without one. */
  certificate: string;
  pieces: HallmarkedUnit[];
  /** Of one piece, on the day it was bought; null where that is not known. */
  breakup: PriceBreakup | null;
  gstPercent: number;
  hasWarrantyCard: boolean;
}

/** The warranty of the pieces of a line. Days are `YYYY-MM-DD` in India. */
export interface WarrantyCard {
  number: string;
  orderNumber: string;
  lineId: string;
  title: string;
  brand: string;
  code: string;
  sizeName: string | null;
  colour: string;
  quantity: number;
  pieces: HallmarkedUnit[];
  metal: string;
  netWeightGrams: number | null;
  certificate: string;
  /** Epoch milliseconds. */
  purchasedAt: number;
  startsOn: string;
  endsOn: string;
  months: number;
  /** What is covered. */
  covers: string;
  /** Empty where there is none. */
  invoiceNumber: string;
  seller: { legalName: string; address: string[]; gstin: string };
  testPayment: boolean;
}
