import { attributeLabel } from '../../products/form/attribute-labels.ts';

const NAMES: Readonly<Record<string, string>> = {
  RootCategory: 'Kind of goods',
  SubCategory: 'Subcategory',
  BrandName: 'Brand',
  Gender: 'For',
  ColorName: 'Colour',
  ProductCode: 'Code of the product',
  DesignCode: 'Code of the design',
  HsnCode: 'HSN code',
  StoneType: 'Stone',
  PriceMin: 'Price from (₹)',
  PriceMax: 'Price up to (₹)',
};

/** What a condition is about, with the unit of its values. */
export function conditionLabel(field: string): string {
  const { label, unit } = attributeLabel(field);
  return NAMES[field] ?? (unit === '' ? label : `${label} (${unit})`);
}
