/** Digits, with a decimal or two after a point or comma. */
const LENGTH = /^\d{1,3}(?:[.,]\d{1,2})?$/;

/** Stands for whatever is no length, so that all of it is one address. */
export const NO_LENGTH = 'x';

/** A length as an address or a field carries it, in its one form: `52.5`; `NO_LENGTH` for what is none, and empty for nothing. */
export function parseLengthParam(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  return LENGTH.test(trimmed) ? String(Number(trimmed.replace(',', '.'))) : NO_LENGTH;
}

/** The code of a product as the address of the store locator carries it. */
const CODE = /^[A-Z0-9-]{3,40}$/;

/** The code of a product in its one form; empty for what can be none. */
export function parseProductParam(text: string): string {
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? code : '';
}

/** A place as the address of the store locator carries it: latitude and longitude in degrees, two decimals at most. */
export const STORE_POINT = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?)$/;
