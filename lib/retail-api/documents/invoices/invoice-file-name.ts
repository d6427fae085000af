import type { InvoiceWire } from '#lib/contract/index.ts';

/** The name of an invoice's PDF file, or of that of a credit note. */
export function invoiceFileName({ InvoiceNumber, CreditNote }: InvoiceWire): string {
  return CreditNote ? `credit-note-${CreditNote.CreditNoteNumber}.pdf` : `invoice-${InvoiceNumber}.pdf`;
}
