/** Digits, with a decimal or two after a point or comma. */
const LENGTH = /^\d{1,3}(?:[.,]\d{1,2})?$/;

/** Stands for whatever is no length, so that all of it is one address. */
export const NO_LENGTH = 'x';

/** A length as an address or a field carries it, in its one form: `52.5`; `NO_LENGTH` for what is none, and empty for nothing. */
export function askedLength(text: string): string {
  const given = text.trim();
  if (given === '') return '';
  return LENGTH.test(given) ? String(Number(given.replace(',', '.'))) : NO_LENGTH;
}
