import type { calls, DataOf } from '#lib/contract/index.ts';
import type { TaxDocument } from './tax-documents.ts';

type RegisterRow = DataOf<typeof calls.taxRegister>['Rows'][number];

/** The rows of a document as the register has them; those of a credit note are below zero. */
export function registerRows({ number, issuedAt, order, invoice, creditNote, lines }: TaxDocument): RegisterRow[] {
  const sign = creditNote ? -1 : 1;
  return (creditNote ?? invoice).Rows.map((row, index) => ({
    Kind: creditNote ? 'credit-note' : 'invoice',
    Number: number,
    IssuedAt: issuedAt,
    InvoiceNumber: invoice.InvoiceNumber,
    OrderNumber: order.number,
    BuyerGSTIN: invoice.BuyerGSTIN,
    PlaceOfSupply: invoice.PlaceOfSupply.StateCode,
    HsnCode: row.HsnCode,
    ProductCode: lines[index]?.product_code ?? '',
    SKU: lines[index]?.sku ?? '',
    Description: row.Description,
    Quantity: sign * row.Quantity,
    GstPercent: row.GstPercent,
    TaxableAmount: sign * row.TaxableAmount,
    Cgst: sign * row.Cgst,
    Sgst: sign * row.Sgst,
    Igst: sign * row.Igst,
    Total: sign * row.Total,
  }));
}
