/** A rupee in paise. */
export const RUPEE = 100;

/** The places of the commas: before the last three digits, and before every two above them. */
const INDIAN_GROUPS = /(\d)(?=(\d\d)+\d$)/g;

/**
 * Formats integer paise for shoppers: `₹1,25,000`, with paise only where there are any. Not by `Intl`, whose
 * currency formats take a phone longer to make than all the rest of a list.
 */
export function formatPaise(paise: number): string {
  const size = Math.abs(paise);
  const rupees = String(Math.trunc(size / 100)).replace(INDIAN_GROUPS, '$1,');
  const rest = size % 100 === 0 ? '' : `.${String(size % 100).padStart(2, '0')}`;
  return `${paise < 0 ? '-' : ''}₹${rupees}${rest}`;
}

/** Returns the discount of a price on the MRP in whole per cent; 0 where there is none. Both in paise. */
export function discountPercent(mrpPaise: number, pricePaise: number): number {
  if (mrpPaise <= 0 || pricePaise >= mrpPaise) return 0;
  return Math.floor(((mrpPaise - pricePaise) * 100) / mrpPaise);
}
