const WHOLE = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });
const PLAIN = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Integer paise as invoices have them, without a sign and always with two decimals: `1,24,950.00`. */
export function invoiceAmount(paise: number): string {
  return PLAIN.format(paise / 100);
}

/** Integer paise as a shopper reads it: `₹1,25,000`, with paise only where there are any. */
export function formatPaise(paise: number): string {
  return (paise % 100 === 0 ? WHOLE : EXACT).format(paise / 100);
}

/** Whole per cent by which a price lies below the MRP; 0 where it does not. Both in paise. */
export function discountPercent(mrpPaise: number, pricePaise: number): number {
  if (mrpPaise <= 0 || pricePaise >= mrpPaise) return 0;
  return Math.floor(((mrpPaise - pricePaise) * 100) / mrpPaise);
}
