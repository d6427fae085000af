import type { InvoiceWire, WarrantyCardWire } from '#lib/contract/index.ts';
import { invoicePdfOf } from '../invoices/pdf/invoice-pdf.ts';
import { type PackingSlipContent, packingSlipPdfOf } from '../packing-slip/packing-slip-pdf.ts';
import { type ShippingLabelContent, shippingLabelPdfOf } from '../shipping-label/shipping-label-pdf.ts';
import { warrantyPdfOf } from '../warranty/pdf/warranty-pdf.ts';

/** The documents that can be drawn as a PDF. */
export type PrintedDocument =
  | { kind: 'invoice'; invoice: InvoiceWire }
  | { kind: 'packing-slip'; slip: PackingSlipContent }
  | { kind: 'shipping-label'; label: ShippingLabelContent }
  | { kind: 'warranty-card'; card: WarrantyCardWire };

/** A document as a PDF. The same document always gives the same file. */
export function drawDocument(document: PrintedDocument): Promise<Uint8Array> {
  switch (document.kind) {
    case 'invoice':
      return invoicePdfOf(document.invoice);
    case 'packing-slip':
      return packingSlipPdfOf(document.slip);
    case 'shipping-label':
      return shippingLabelPdfOf(document.label);
    case 'warranty-card':
      return warrantyPdfOf(document.card);
  }
}
