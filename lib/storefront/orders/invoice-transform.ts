import type { InvoiceWire } from '#lib/contract/index.ts';
import type { Invoice, InvoiceLine } from './invoice-types.ts';
import { toOrderAddress } from './transform.ts';
import type { OrderAddress } from './types.ts';

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
    shipTo: addressOf(wire.ShipTo),
    collected: wire.Collected ?? false,
    billTo: addressOf(wire.BillTo),
    gstin: wire.BuyerGSTIN,
    pan: wire.BuyerPAN,
    placeOfSupply: `${PlaceOfSupply.State} (${PlaceOfSupply.StateCode})`,
    withinState: PlaceOfSupply.StateCode === Seller.StateCode,
    rows: wire.Rows.map(toRow),
    taxable: wire.TaxableAmount,
    cgst: wire.Cgst,
    sgst: wire.Sgst,
    igst: wire.Igst,
    total: wire.Total,
    totalInWords: wire.TotalInWords,
    payments: wire.Payments.map(({ Name, Amount }) => ({ name: Name, amount: Amount })),
    testPayment: wire.TestPayment,
  };
}

/** The address with its state as tax documents name it, in every language. */
function addressOf(wire: InvoiceWire['ShipTo']): OrderAddress {
  return { ...toOrderAddress(wire), state: wire.State };
}

function toRow(row: InvoiceWire['Rows'][number]): InvoiceLine {
  return {
    description: row.Description,
    details: row.Details,
    hsnCode: row.HsnCode,
    quantity: row.Quantity,
    unitPrice: row.UnitPrice,
    discount: row.Discount,
    taxable: row.TaxableAmount,
    gstPercent: row.GstPercent,
    cgst: row.Cgst,
    sgst: row.Sgst,
    igst: row.Igst,
    total: row.Total,
  };
}
