import type { OrderAddress } from './types.ts';

// Money is integer paise, times are epoch milliseconds.

/** A row of a tax invoice. */
export interface InvoiceLine {
  description: string;
  /** Details of the item, one line each. */
  details: string[];
  hsnCode: string;
  quantity: number;
  /** Before tax, like the discount. */
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
  /** Set for a credit note, whose rows, sums and payments are those of the refund; null for an invoice. */
  creditNote: { number: string; issuedAt: number } | null;
  number: string;
  issuedAt: number;
  orderNumber: string;
  placedAt: number;
  seller: { legalName: string; address: string[]; gstin: string; pan: string; state: string };
  shipTo: OrderAddress;
  /** Whether the goods were handed over at a store. */
  collected: boolean;
  billTo: OrderAddress;
  /** The buyer's GSTIN; empty where none was given. */
  gstin: string;
  pan: string;
  /** State with its code, e.g. `Karnataka (29)`. */
  placeOfSupply: string;
  /** True with central and state tax, false with integrated tax. */
  withinState: boolean;
  rows: InvoiceLine[];
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
  totalInWords: string;
  payments: { name: string; amount: number }[];
  testPayment: boolean;
}
