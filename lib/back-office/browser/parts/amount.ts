import { RUPEE } from '#lib/shared/money.ts';

/** The paise of an amount as people type it: `1,25,000`, `₹499.50`. Null where it is not an amount. */
export function paiseOfText(text: string): number | null {
  const plain = text.replaceAll(/[₹,\s]/g, '');
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * RUPEE) : null;
}

/** An amount in paise as a field shows it: `125000`, `499.50`. */
export function textOfPaise(paise: number): string {
  return paise % RUPEE === 0 ? String(paise / RUPEE) : (paise / RUPEE).toFixed(2);
}
