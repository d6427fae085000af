import type { InvoiceWire } from '#lib/contract/index.ts';
import { stateName } from '#lib/shared/gst.ts';
import { paymentMethodName } from '#lib/shared/payment-names.ts';
import type { Seller } from '#lib/shared/shop-profile.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import { sum } from '../../core/sum.ts';
import type { OrderDocument } from '../../orders/order-document.ts';
import type { OrderLine, OrderRow } from '../../orders/order-repository.ts';
import type { PackedPieces } from '../warranty/line-pieces.ts';
import { amountInWords } from './amount-in-words.ts';
import { type InvoiceRow, invoiceRows } from './invoice-rows.ts';

/** The facts for every document of a sale. */
export interface SaleFacts {
  order: OrderRow;
  document: OrderDocument;
  lines: readonly OrderLine[];
  /** The marks (HUID, serial number) of the items. */
  packed: PackedPieces;
  seller: Seller;
}

interface InvoiceFacts extends SaleFacts {
  /** `upi`, `card` …, as reported by the gateway; empty if it does not report it, or none was used. */
  instrument: string;
}

/**
 * The tax invoice of an order (rule 46 of the CGST Rules, 2017); null until it has a number. The place of supply
 * is the state of delivery (section 10 of the IGST Act, 2017): in the seller's state, half of the tax is central
 * and half state tax; otherwise all of it is integrated tax. Goods that are collected are delivered at the store, so
 * that it is the store's state, whatever the buyer's address is (section 10(1)(a) and (c); for buyers without a GST
 * number 10(1)(ca) with circular 209/3/2024-GST: the address of delivery on the invoice).
 */
export function buildInvoice({ instrument, ...sale }: InvoiceFacts): InvoiceWire | null {
  const { order, document, lines, packed } = sale;
  const rows = invoiceRows(lines, packed, isWithinState(sale));
  return buildTaxDocument(sale, { rows, payments: paymentsOf(order, document, instrument) });
}

/** Whether goods are delivered within the seller's state. */
export function isWithinState({ document, seller }: Pick<SaleFacts, 'document' | 'seller'>): boolean {
  return document.address.StateCode === seller.gstin.slice(0, 2);
}

/**
 * An invoice, or a credit note for it, with its rows and payments in paise; null until the order is invoiced.
 */
export function buildTaxDocument(
  sale: SaleFacts,
  { rows: invoiceRows, payments }: { rows: readonly InvoiceRow[]; payments: InvoiceWire['Payments'] },
): InvoiceWire | null {
  const { order, document, seller } = sale;
  if (order.invoice_number === null || order.invoiced_at === null) return null;
  const sellerState = seller.gstin.slice(0, 2);
  const placeOfSupply = document.address.StateCode;
  const withinState = isWithinState(sale);
  const rows = invoiceRows.map((row) => taxedRow(row, withinState));
  const total = (of: 'TaxableAmount' | 'Cgst' | 'Sgst' | 'Igst' | 'Total') => sum(rows.map((row) => row[of]));
  return {
    InvoiceNumber: order.invoice_number,
    IssuedAt: order.invoiced_at,
    OrderNumber: order.number,
    PlacedAt: order.placed_at,
    Seller: {
      LegalName: seller.legalName,
      TradeName: shopName(),
      Address: [...seller.address],
      GSTIN: seller.gstin,
      PAN: seller.gstin.slice(2, 12),
      StateCode: sellerState,
      State: stateName(sellerState) ?? '',
    },
    ShipTo: document.invoicedAddress ?? document.address,
    ...(document.collect && { Collected: true }),
    BillTo: document.billingAddress,
    BuyerGSTIN: document.gstin,
    BuyerPAN: document.pan,
    PlaceOfSupply: { StateCode: placeOfSupply, State: stateName(placeOfSupply) ?? document.address.State },
    ReverseCharge: false,
    Rows: rows,
    TaxableAmount: total('TaxableAmount'),
    Cgst: total('Cgst'),
    Sgst: total('Sgst'),
    Igst: total('Igst'),
    Total: total('Total'),
    TotalInWords: amountInWords(sum(rows.map((row) => row.Total))),
    Payments: payments,
    TestPayment: document.testPayment,
  };
}

/** A row with its central, state or integrated tax, in paise. Within the state the tax is even. */
function taxedRow({ tax, ...row }: InvoiceRow, withinState: boolean) {
  const half = withinState ? tax / 2 : 0;
  return {
    Description: row.description,
    Details: row.details,
    HsnCode: row.hsnCode,
    Quantity: row.quantity,
    UnitPrice: row.unitPrice,
    Discount: row.discount,
    TaxableAmount: row.taxable,
    GstPercent: row.gstPercent,
    Cgst: half,
    Sgst: half,
    Igst: withinState ? 0 : tax,
    Total: row.total,
  };
}

/** Payment instruments by the gateways' names. */
const INSTRUMENTS: Record<string, () => string> = {
  upi: () => 'UPI',
  card: m.invoiceByCard,
  netbanking: m.invoiceByNetBanking,
  wallet: m.invoiceByWallet,
};

function paymentsOf(order: OrderRow, { giftCards }: OrderDocument, instrument: string): InvoiceWire['Payments'] {
  const by = INSTRUMENTS[instrument.toLowerCase()]?.();
  const method = paymentMethodName(order.payment_method);
  const { exchange_of: exchanged, exchange_credit: credit } = order;
  return [
    ...(credit > 0 ? [{ Name: m.invoicePaidByReturn({ order: exchanged }), Amount: credit }] : []),
    ...giftCards.map(({ lastDigits, amount }) => ({
      Name: m.invoiceGiftCard({ digits: lastDigits }),
      Amount: amount,
    })),
    ...(order.payable > 0 ? [{ Name: by === undefined ? method : `${method}, ${by}`, Amount: order.payable }] : []),
  ];
}
