import { z } from 'zod';
import { rupees } from './money.ts';
import { orderAddress } from './order.ts';

/** A row of a tax invoice: a line of items, or their shipping. */
const invoiceRow = z.object({
  Description: z.string(),
  /** Product code, size, colour, HUID, certificate: the details that identify this item, each in one line. */
  Details: z.array(z.string()),
  HsnCode: z.string(),
  Quantity: z.number().int().min(1),
  /** Before tax. */
  UnitPrice: rupees,
  Discount: rupees,
  TaxableAmount: rupees,
  GstPercent: z.number(),
  /** Cgst and Sgst within the seller's state, or Igst for another state. */
  Cgst: rupees,
  Sgst: rupees,
  Igst: rupees,
  Total: rupees,
});

/** A GST tax invoice (rule 46 of the CGST Rules, 2017), or a credit note to one (rule 53(1A)). */
export const invoice = z.object({
  InvoiceNumber: z.string().max(16),
  /** Epoch milliseconds. */
  IssuedAt: z.number().int(),
  OrderNumber: z.string(),
  PlacedAt: z.number().int(),
  /**
   * Set for a credit note: its rows and sums are then the refunded ones, and Payments the refund destinations.
   * Missing from an invoice.
   */
  CreditNote: z.object({ CreditNoteNumber: z.string().max(16), IssuedAt: z.number().int() }).optional(),
  Seller: z.object({
    LegalName: z.string(),
    TradeName: z.string(),
    Address: z.array(z.string()),
    GSTIN: z.string(),
    PAN: z.string(),
    StateCode: z.string(),
    State: z.string(),
  }),
  ShipTo: orderAddress,
  /** Whether the goods were handed over at a store, whose address is ShipTo; missing means no. */
  Collected: z.boolean().optional(),
  BillTo: orderAddress,
  BuyerGSTIN: z.string(),
  BuyerPAN: z.string(),
  PlaceOfSupply: z.object({ StateCode: z.string(), State: z.string() }),
  ReverseCharge: z.literal(false),
  Rows: z.array(invoiceRow).min(1),
  TaxableAmount: rupees,
  Cgst: rupees,
  Sgst: rupees,
  Igst: rupees,
  Total: rupees,
  /** Indian English, e.g. `Rupees one lakh two only`. */
  TotalInWords: z.string(),
  /** How it was paid: labels and amounts that add up to Total. */
  Payments: z.array(z.object({ Name: z.string(), Amount: rupees })),
  /** Whether its payments were tests; the invoice is then marked as a specimen. */
  TestPayment: z.boolean(),
});
export type InvoiceWire = z.output<typeof invoice>;
