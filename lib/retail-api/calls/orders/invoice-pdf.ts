import { calls, type InvoiceWire } from '#lib/contract/index.ts';
import { handlerFor, refuse } from '../../core/call-handler.ts';
import { readInvoice } from '../../documents/invoices/read-invoice.ts';
import { printFile } from '../../documents/print/print-file.ts';

/** The tax invoice of an order, or a credit note to it, as a file. */
export const invoicePdf = handlerFor(calls.invoicePdf, async (request, context, caller) => {
  const invoice = await readInvoice(request, context, caller);
  if (!invoice) return refuse('NotFound', 'There is no such invoice.');
  return printFile(context.printer, { kind: 'invoice', invoice }, fileNameOf(invoice));
});

function fileNameOf({ InvoiceNumber, CreditNote }: InvoiceWire): string {
  return CreditNote ? `samay-credit-note-${CreditNote.CreditNoteNumber}.pdf` : `samay-invoice-${InvoiceNumber}.pdf`;
}
