import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';

/** What a product's maker or the store answers for. */
export interface WarrantyTerms {
  /** What is covered, in the catalogue's words. */
  text: string;
  /** From the day of delivery. */
  months: number;
}

const PERIOD = /(\d{1,3})[\s-]*(month|year)/i;
const MONTHS_A_YEAR = 12;

/**
 * The warranty of a product; null where the catalogue promises none for a certain time. Jewellery has no attribute for it: the
 * first period of the text counts.
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
