/**
 * Commas group digits as in India (`1,25,000`) or elsewhere (`125,000`); any other grouping, above all `12,99`, is
 * no price in rupees.
 */
const AMOUNT = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;
const CURRENCY = /^(?:INR|Rs\.?|₹)\s*|\s*(?:INR|Rs\.?|₹)$/gi;

/**
 * Rupees from a price in a feed: `1,299.00 INR`, `₹1,299`, `1299.50`. Null for anything else, including other
 * currencies.
 */
export function parsePrice(text: string): number | null {
  const amount = text.trim().replace(CURRENCY, '').trim();
  return AMOUNT.test(amount) ? Number(amount.replaceAll(',', '')) : null;
}

/** A price for feeds: `1299.50 INR`. */
export function writePrice(rupees: number): string {
  return `${rupees.toFixed(2)} INR`;
}
