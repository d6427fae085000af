import { paiseOf } from '#lib/contract/money.ts';

const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Parses an amount in PayU's format, `1234.50`, to paise; null where it is invalid. */
export function parsePayuAmount(text: string): number | null {
  return AMOUNT.test(text) ? paiseOf(Number(text)) : null;
}

/** Formats paise as PayU does: rupees with two decimals. */
export function formatPayuAmount(paise: number): string {
  return (paise / 100).toFixed(2);
}
