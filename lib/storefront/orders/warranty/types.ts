import type { PriceBreakup } from '#lib/storefront/catalogue/types.ts';

/** An item of a line with its marks, each of which may be empty; `piece` is counted from 1. */
export interface HallmarkedUnit {
  piece: number;
  huid: string;
  serial: string;
}

/** The certificates and marks of an order's line. */
export interface LineDocuments {
  lineId: string;
  /** Metal and purity; empty for products other than jewellery. */
  metal: string;
  grossWeightGrams: number | null;
  netWeightGrams: number | null;
  /** One line of text each. */
  stones: string[];
  /** Empty where it has none. */
  certificate: string;
  units: HallmarkedUnit[];
  /** The unit price breakup on the day of purchase; null where unknown. */
  breakup: PriceBreakup | null;
  gstPercent: number;
  hasWarrantyCard: boolean;
}

/** The warranty of the items of a line. Days are `YYYY-MM-DD` in India. */
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
  units: HallmarkedUnit[];
  metal: string;
  netWeightGrams: number | null;
  certificate: string;
  /** Epoch milliseconds. */
  purchasedAt: number;
  startsOn: string;
  endsOn: string;
  months: number;
  /** What the warranty covers. */
  covers: string;
  /** Empty where there is none. */
  invoiceNumber: string;
  seller: { legalName: string; address: string[]; gstin: string };
  testPayment: boolean;
}
