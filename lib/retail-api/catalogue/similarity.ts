import type { CatalogueProduct } from './catalogue-product.ts';

/** The fields of a product that its similarity to others depends on. */
export interface SimilarityFields {
  product: CatalogueProduct;
  /** The price of its cheapest size, in paise. */
  price: number;
}

const WEIGHTS = { subCategory: 3, category: 1, gender: 1.5, brand: 0.5, price: 2.5, attributes: 3 };
/** Prices that differ by this factor or more have no similarity. */
const PRICE_REACH = 3;
/** Lengths and weights that differ by less than this share count as equal. */
const TOLERANCE = 0.08;
/** Attributes that follow from others, or belong to a single piece. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'HUID',
  'PriceBreakup',
  'MakingCharges',
  'MetalRatePerGram',
  'MetalRateOn',
  'Collection',
]);

/**
 * The similarity of two products, from 0 to the sum of the weights: by kind, gender, price and the share of equal
 * attributes. The weights were chosen by hand, because there are no clicks to learn from.
 */
export function similarity(one: SimilarityFields, other: SimilarityFields): number {
  const [a, b] = [one.product, other.product];
  if (a.RootCategory !== b.RootCategory) return 0;
  return (
    Number(a.SubCategory === b.SubCategory) * WEIGHTS.subCategory +
    Number(a.Category === b.Category) * WEIGHTS.category +
    genderLikeness(a.Gender, b.Gender) * WEIGHTS.gender +
    Number(a.BrandName === b.BrandName) * WEIGHTS.brand +
    priceLikeness(one.price, other.price) * WEIGHTS.price +
    attributeLikeness(a.Attributes, b.Attributes) * WEIGHTS.attributes
  );
}

function genderLikeness(one: string, other: string): number {
  if (one === other) return 1;
  return one === 'Unisex' || other === 'Unisex' ? 0.5 : 0;
}

/** 1 for the same price, 0 from a factor of `PRICE_REACH`, on a logarithmic scale. */
function priceLikeness(one: number, other: number): number {
  if (one <= 0 || other <= 0) return 0;
  return Math.max(0, 1 - Math.abs(Math.log(one / other)) / Math.log(PRICE_REACH));
}

/** The mean over the attributes that both products have. */
function attributeLikeness(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): number {
  const shared = Object.keys(one).filter(
    (name) => !LEFT_OUT.has(name) && one[name] !== undefined && other[name] !== undefined,
  );
  if (shared.length === 0) return 0;
  return shared.reduce((sum, name) => sum + valueLikeness(one[name], other[name]), 0) / shared.length;
}

function valueLikeness(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') {
    return Number(Math.abs(one - other) <= TOLERANCE * Math.max(Math.abs(one), Math.abs(other)));
  }
  if (Array.isArray(one) && Array.isArray(other)) return shareInCommon(one, other);
  return Number(one === other);
}

/** The share of all entries of two lists that are in both; stones are compared by type. */
function shareInCommon(one: readonly unknown[], other: readonly unknown[]): number {
  const [first, second] = [new Set(one.map(nameOf)), new Set(other.map(nameOf))];
  const all = new Set([...first, ...second]).size;
  return all === 0 ? 1 : [...first].filter((name) => second.has(name)).length / all;
}

function nameOf(entry: unknown): string {
  return typeof entry === 'object' && entry !== null && 'Type' in entry ? String(entry.Type) : String(entry);
}
