import type { InvoiceWire, WarrantyCardWire } from '#lib/contract/index.ts';
import { invoicePdfOf } from '../invoices/pdf/invoice-pdf.ts';
import { warrantyPdfOf } from '../warranty/pdf/warranty-pdf.ts';

/** The documents that can be drawn as a PDF. */
export type PrintedDocument =
  | { kind: 'invoice'; invoice: InvoiceWire }
  | { kind: 'warranty-card'; card: WarrantyCardWire };

/** A document as a PDF. The same document always gives the same file. */
export function drawDocument(document: PrintedDocument): Promise<Uint8Array> {
  return document.kind === 'invoice' ? invoicePdfOf(document.invoice) : warrantyPdfOf(document.card);
}
