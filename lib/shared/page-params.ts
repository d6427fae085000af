import { PRODUCT_CODE_PATTERN } from '#lib/contract/vocabulary.ts';

/** Digits, with one or two decimals after a point or comma. */
const LENGTH = /^\d{1,3}(?:[.,]\d{1,2})?$/;

/** Represents any invalid length, so that all of them share one URL. */
export const NO_LENGTH = 'x';

/**
 * Returns a length from a URL or a field in its canonical form: `52.5`; `NO_LENGTH` for an invalid one, and
 * empty for an empty one.
 */
export function parseLengthParam(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  return LENGTH.test(trimmed) ? String(Number(trimmed.replace(',', '.'))) : NO_LENGTH;
}

/** Whole rupees, with paise after a point; commas and a rupee sign as typed by people. */
const AMOUNT = /^\d{1,8}(?:\.\d{1,2})?$/;

/** Represents any invalid amount, so that all of them share one URL. */
export const NO_AMOUNT = 'x';

/**
 * Returns an amount from a URL or a field in its canonical form, in rupees: `12995`, `99.5`; `NO_AMOUNT` for an invalid
 * one, and empty for an empty one.
 */
export function parseAmountParam(text: string): string {
  const digits = text.replace(/[₹,\s]/g, '');
  if (digits === '') return '';
  return AMOUNT.test(digits) && Number(digits) > 0 ? String(Number(digits)) : NO_AMOUNT;
}

/** Returns a product code in its canonical form; empty where it is invalid. */
export function parseProductParam(text: string): string {
  const code = text.trim().toUpperCase();
  return PRODUCT_CODE_PATTERN.test(code) ? code : '';
}

/** A place in the URL of the store locator: latitude and longitude in degrees, with at most two decimals. */
export const STORE_POINT = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?)$/;

/** Returns the number of a page from a URL; 1 for an invalid one, and where it is named more than once. */
export function parsePageNumber(param: string | string[] | undefined): number {
  return typeof param === 'string' && /^[1-9]\d{0,3}$/.test(param) ? Number(param) : 1;
}
