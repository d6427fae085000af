import type { InvoiceWire } from '#lib/contract/index.ts';
import * as m from '#messages';
import { drawFrame } from '../../print/draw-frame.ts';
import { Sheet } from '../../print/sheet.ts';
import { drawHead } from './draw-head.ts';
import { drawRows } from './draw-rows.ts';
import { drawSums } from './draw-sums.ts';

/** A tax invoice, or a credit note, as an A4 PDF in the current language. The same document always gives the same file. */
export async function invoicePdfOf(invoice: InvoiceWire): Promise<Uint8Array> {
  const { CreditNote } = invoice;
  const number = CreditNote?.CreditNoteNumber ?? invoice.InvoiceNumber;
  const sheet = new Sheet({
    title: `${CreditNote ? m.invoiceCreditNote() : m.invoiceTax()} ${number}`,
    author: invoice.Seller.LegalName,
    at: CreditNote?.IssuedAt ?? invoice.IssuedAt,
  });
  drawSums(sheet, invoice, drawRows(sheet, invoice, drawHead(sheet, invoice)));
  drawFrame(sheet, number, invoice.TestPayment);
  return sheet.finish();
}
