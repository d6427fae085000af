const OWN = /^([A-Z]{2})(\d{6})([A-Z0-9]{6})$/;
const SEPARATORS = /[\s\u2010-\u2015\u200b-\u200f\u2060\ufeff_.-]+/g;

/**
 * The number of an order as it is written, from any way in which people type it: `sm 261121 abc234` becomes
 * `SM-261121-ABC234`. A number of another form keeps its hyphens.
 */
export function canonicalOrderNumber(typed: string): string {
  const text = typed.normalize('NFKC').trim().toUpperCase();
  const [, prefix, day, rest] = OWN.exec(text.replace(SEPARATORS, '')) ?? [];
  return prefix === undefined ? text.replace(/\s+/g, '') : `${prefix}-${day}-${rest}`;
}
