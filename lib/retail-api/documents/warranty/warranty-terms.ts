import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';

/** The warranty given by a product's maker or the store. */
export interface WarrantyTerms {
  /** What is covered, in the catalogue's text. */
  text: string;
  /** Counted from the day of delivery. */
  months: number;
}

const PERIOD = /(\d{1,3})[\s-]*(month|year)/i;
const MONTHS_A_YEAR = 12;

/**
 * The warranty of a product; null if the catalogue promises none for a definite time. Jewellery has no attribute
 * for it: the first period in the text counts.
 */
export function warrantyTerms({ RootCategory, Attributes, WarrantyText = '' }: CatalogueProduct): WarrantyTerms | null {
  if (WarrantyText === '') return null;
  const stated = RootCategory === 'Jewellery' ? undefined : Attributes.WarrantyMonths;
  const months = stated ?? monthsIn(WarrantyText);
  return months > 0 ? { text: WarrantyText, months } : null;
}

function monthsIn(text: string): number {
  const [, count = '0', unit = ''] = PERIOD.exec(text) ?? [];
  return Number(count) * (unit.toLowerCase() === 'year' ? MONTHS_A_YEAR : 1);
}
