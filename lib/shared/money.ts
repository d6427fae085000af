const WHOLE = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

/** Formats integer paise for shoppers: `₹1,25,000`, with paise only where there are any. */
export function formatPaise(paise: number): string {
  return (paise % 100 === 0 ? WHOLE : EXACT).format(paise / 100);
}

/** Returns the discount of a price on the MRP in whole per cent; 0 where there is none. Both in paise. */
export function discountPercent(mrpPaise: number, pricePaise: number): number {
  if (mrpPaise <= 0 || pricePaise >= mrpPaise) return 0;
  return Math.floor(((mrpPaise - pricePaise) * 100) / mrpPaise);
}
