import type { CatalogueProduct } from './catalogue-product.ts';

/** A product as far as it can be like another one. */
export interface Likened {
  product: CatalogueProduct;
  /** Of its cheapest size, in paise. */
  price: number;
}

const WEIGHTS = { subCategory: 3, category: 1, gender: 1.5, brand: 0.5, price: 2.5, attributes: 3 };
/** Prices so many times apart have nothing in common any more. */
const PRICE_REACH = 3;
/** Lengths and weights that differ by less are alike. */
const TOLERANCE = 0.08;
/** They follow from what stands beside them, or belong to one piece alone. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'HUID',
  'PriceBreakup',
  'MakingCharges',
  'MetalRatePerGram',
  'MetalRateOn',
  'Collection',
]);

/**
 * How much two products are like each other, from 0 to the sum of the weights: by what they are, for whom, what they cost
 * and the share of attributes that both have alike. Chosen by hand: there are no clicks to learn from.
 */
export function likeness(one: Likened, other: Likened): number {
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

/** 1 for the same price, 0 from `PRICE_REACH` times apart, even in steps of times. */
function priceLikeness(one: number, other: number): number {
  if (one <= 0 || other <= 0) return 0;
  return Math.max(0, 1 - Math.abs(Math.log(one / other)) / Math.log(PRICE_REACH));
}

/** The mean over the attributes that both know. */
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

/** Of all entries of two lists the share that stands in both; stones are the same by their type. */
function shareInCommon(one: readonly unknown[], other: readonly unknown[]): number {
  const [first, second] = [new Set(one.map(nameOf)), new Set(other.map(nameOf))];
  const all = new Set([...first, ...second]).size;
  return all === 0 ? 1 : [...first].filter((name) => second.has(name)).length / all;
}

function nameOf(entry: unknown): string {
  return typeof entry === 'object' && entry !== null && 'Type' in entry ? String(entry.Type) : String(entry);
}
