import type { OrderAddress } from './types.ts';

// Money is integer paise, times are epoch milliseconds.

/** A row of a tax invoice. */
export interface InvoiceRow {
  description: string;
  /** Each in one line. */
  details: string[];
  hsnCode: string;
  quantity: number;
  /** Before tax, as the discount is. */
  unitPrice: number;
  discount: number;
  taxable: number;
  gstPercent: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
}

/** The tax invoice of an order, or a credit note to it. */
export interface Invoice {
  /** Of a credit note, whose rows and sums are what goes back, and payments where to; null of an invoice. */
  creditNote: { number: string; issuedAt: number } | null;
  number: string;
  issuedAt: number;
  orderNumber: string;
  placedAt: number;
  seller: { legalName: string; address: string[]; gstin: string; pan: string; state: string };
  shipTo: OrderAddress;
  billTo: OrderAddress;
  /** Of the buyer; empty where none was given. */
  gstin: string;
  pan: string;
  /** State with its code, e.g. `Karnataka (29)`. */
  placeOfSupply: string;
  /** Whether it has central and state tax; integrated tax otherwise. */
  withinState: boolean;
  rows: InvoiceRow[];
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
  totalInWords: string;
  payments: { name: string; amount: number }[];
  testPayment: boolean;
}
