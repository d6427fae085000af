import type { InvoiceWire, WarrantyCardWire } from '#lib/contract/index.ts';
import type { LanguageCode } from '#lib/messages/languages.ts';
import { inLanguage } from '#lib/shared/request-context.ts';
import { invoicePdfOf } from '../invoices/pdf/invoice-pdf.ts';
import { type PackingSlipContent, packingSlipPdfOf } from '../packing-slip/packing-slip-pdf.ts';
import { type ShippingLabelContent, shippingLabelPdfOf } from '../shipping-label/shipping-label-pdf.ts';
import { warrantyPdfOf } from '../warranty/pdf/warranty-pdf.ts';

/**
 * The documents that can be drawn as a PDF: those for shoppers in a language, those for the packing table in English.
 */
export type PrintedDocument =
  | { kind: 'invoice'; language: LanguageCode; invoice: InvoiceWire }
  | { kind: 'packing-slip'; slip: PackingSlipContent }
  | { kind: 'shipping-label'; label: ShippingLabelContent }
  | { kind: 'warranty-card'; language: LanguageCode; card: WarrantyCardWire };

/** A document as a PDF. The same document always gives the same file. */
export function drawDocument(document: PrintedDocument): Promise<Uint8Array> {
  switch (document.kind) {
    case 'invoice':
      return inLanguage(document.language, () => invoicePdfOf(document.invoice));
    case 'packing-slip':
      return packingSlipPdfOf(document.slip);
    case 'shipping-label':
      return shippingLabelPdfOf(document.label);
    case 'warranty-card':
      return inLanguage(document.language, () => warrantyPdfOf(document.card));
  }
}
