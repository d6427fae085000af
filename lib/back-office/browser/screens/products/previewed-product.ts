import { discountPercent } from '#lib/shared/money.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What shoppers see of a product in a list and at the head of its page. Amounts in paise. */
export interface PreviewedProduct {
  title: string;
  brand: string;
  colour: string;
  /** File names, the front view first. */
  photos: readonly string[];
  labels: readonly string[];
  /** The lowest of its sizes. */
  price: number;
  /** That of the size with the lowest price. */
  mrp: number;
  discountPercent: number;
  /** The names of its sizes; none for a product of one size. */
  sizes: readonly string[];
  highlights: readonly string[];
}

const PAISE = 100;

/** What the fields of a product, as they are typed, will look like; what cannot be read yet is left out. */
export function previewedProduct(fields: Fields): PreviewedProduct {
  const skus = Array.isArray(fields.Skus) ? fields.Skus.filter(isGroup) : [];
  const offered = [fields, ...skus].map((size) => ({
    price: paiseOf(size.Price) || paiseOf(fields.Price),
    mrp: paiseOf(size.MRP) || paiseOf(fields.MRP),
  }));
  // Where sizes have prices of their own, that of the product alone belongs to none of them.
  const own = skus.length === 0 ? offered : offered.slice(1);
  const lowest = own.reduce((least, size) => (size.price < least.price ? size : least));
  const isSoldOut = skus.length > 0 && skus.every(({ StoreQuantity }) => StoreQuantity === 0);
  return {
    title: textOf(fields.ProductTitle),
    brand: textOf(fields.BrandName),
    colour: textOf(fields.ColorName),
    photos: textsOf(fields.Images),
    labels: [...(isSoldOut ? ['sold out'] : []), ...textsOf(fields.Labels)],
    ...lowest,
    discountPercent: lowest.mrp > lowest.price ? discountPercent(lowest.mrp, lowest.price) : 0,
    sizes: skus.map(({ SizeName }) => textOf(SizeName)).filter((name) => name !== ''),
    highlights: textsOf(fields.Highlights),
  };
}

function isGroup(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

/** Rupees as paise; 0 for what is no amount yet. */
function paiseOf(rupees: unknown): number {
  return typeof rupees === 'number' && Number.isFinite(rupees) ? Math.round(rupees * PAISE) : 0;
}
