/** Commas stand as India sets them (`1,25,000`) or as others do (`125,000`): what they do not group so is no rupees, `12,99` above all. */
const AMOUNT = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;
const CURRENCY = /^(?:INR|Rs\.?|₹)\s*|\s*(?:INR|Rs\.?|₹)$/gi;

/** Rupees of a price as feeds write it: `1,299.00 INR`, `₹1,299`, `1299.50`. Null for anything else, another currency too. */
export function parsePrice(text: string): number | null {
  const amount = text.trim().replace(CURRENCY, '').trim();
  return AMOUNT.test(amount) ? Number(amount.replaceAll(',', '')) : null;
}

/** A price as feeds want it: `1299.50 INR`. */
export function writePrice(rupees: number): string {
  return `${rupees.toFixed(2)} INR`;
}
