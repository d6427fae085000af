import type { PaperKind } from '#lib/contract/print-vocabulary.ts';

/** The address of an order's packing slip, or of that of a parcel with a part of it. */
export function slipPath(number: string, parcel = ''): string {
  return `/files/PackingSlipPdf?${new URLSearchParams({ OrderNumber: number, ParcelId: parcel })}`;
}

/** The address of the shipping label of an order, or of that of a parcel with a part of it. */
export function labelPath(number: string, parcel = ''): string {
  return `/files/ShippingLabelPdf?${new URLSearchParams({ OrderNumber: number, ParcelId: parcel })}`;
}

/** The address of the courier's own label of a booked parcel. */
export function courierLabelPath(number: string, booking: string): string {
  return `/files/CourierLabelPdf?${new URLSearchParams({ OrderNumber: number, BookingId: booking })}`;
}

/** The address of an order's tax invoice, or of one of its credit notes. */
export function invoicePath(number: string, creditNote = ''): string {
  return `/files/DeskInvoicePdf?${new URLSearchParams({ OrderNumber: number, CreditNoteNumber: creditNote })}`;
}

/** The address of one document with the papers of several orders, in their order. */
export function printPath(kind: PaperKind, numbers: readonly string[]): string {
  return `/prints/${kind}?${new URLSearchParams({ orders: numbers.join(',') })}`;
}
