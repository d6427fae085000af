import { paiseOf } from '#lib/contract/money.ts';

const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Paise of an amount as PayU takes it, `1234.50`; null where it is none. */
export function readAmount(text: string): number | null {
  return AMOUNT.test(text) ? paiseOf(Number(text)) : null;
}

/** Paise as PayU writes them: rupees with two places. */
export function writeAmount(paise: number): string {
  return (paise / 100).toFixed(2);
}
