const AMOUNT = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats integer paise for an invoice, without a currency sign and always with two decimals: `1,24,950.00`. */
export function formatInvoicePaise(paise: number): string {
  return AMOUNT.format(paise / 100);
}
