/** The address of an order's packing slip. */
export function slipPath(number: string): string {
  return `/files/PackingSlipPdf?OrderNumber=${encodeURIComponent(number)}`;
}

/** The address of an order's tax invoice, or of one of its credit notes. */
export function invoicePath(number: string, creditNote = ''): string {
  return `/files/DeskInvoicePdf?${new URLSearchParams({ OrderNumber: number, CreditNoteNumber: creditNote })}`;
}
