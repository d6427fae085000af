import { type InvoiceWire, toPaise } from '#lib/contract/index.ts';
import type { Invoice, InvoiceRow } from './invoice-types.ts';
import { toOrderAddress } from './transform.ts';

/** Converts a tax invoice or a credit note to it. */
export function toInvoice(wire: InvoiceWire): Invoice {
  const { Seller, PlaceOfSupply, CreditNote } = wire;
  return {
    creditNote: CreditNote ? { number: CreditNote.CreditNoteNumber, issuedAt: CreditNote.IssuedAt } : null,
    number: wire.InvoiceNumber,
    issuedAt: wire.IssuedAt,
    orderNumber: wire.OrderNumber,
    placedAt: wire.PlacedAt,
    seller: {
      legalName: Seller.LegalName,
      address: Seller.Address,
      gstin: Seller.GSTIN,
      pan: Seller.PAN,
      state: `${Seller.State} (${Seller.StateCode})`,
    },
    shipTo: toOrderAddress(wire.ShipTo),
    billTo: toOrderAddress(wire.BillTo),
    gstin: wire.BuyerGSTIN,
    pan: wire.BuyerPAN,
    placeOfSupply: `${PlaceOfSupply.State} (${PlaceOfSupply.StateCode})`,
    withinState: PlaceOfSupply.StateCode === Seller.StateCode,
    rows: wire.Rows.map(toRow),
    taxable: toPaise(wire.TaxableAmount),
    cgst: toPaise(wire.Cgst),
    sgst: toPaise(wire.Sgst),
    igst: toPaise(wire.Igst),
    total: toPaise(wire.Total),
    totalInWords: wire.TotalInWords,
    payments: wire.Payments.map(({ Name, Amount }) => ({ name: Name, amount: toPaise(Amount) })),
    testPayment: wire.TestPayment,
  };
}

function toRow(row: InvoiceWire['Rows'][number]): InvoiceRow {
  return {
    description: row.Description,
    details: row.Details,
    hsnCode: row.HsnCode,
    quantity: row.Quantity,
    unitPrice: toPaise(row.UnitPrice),
    discount: toPaise(row.Discount),
    taxable: toPaise(row.TaxableAmount),
    gstPercent: row.GstPercent,
    cgst: toPaise(row.Cgst),
    sgst: toPaise(row.Sgst),
    igst: toPaise(row.Igst),
    total: toPaise(row.Total),
  };
}
