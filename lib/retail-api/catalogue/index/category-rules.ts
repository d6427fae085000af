import { paiseOf } from '#lib/contract/index.ts';
import type { CatalogueProduct, CategoryRule } from '../catalogue-product.ts';
import { Bitmap } from './bitmap.ts';
import type { IndexEntry } from './index-entry.ts';

/** A value that a rule may name. */
export type RuleValue = string | number | boolean;

/**
 * Evaluates category rules over all products at once: each condition of any rule becomes a bitmap while the
 * products are added, and a rule is the intersection of its conditions.
 */
export class RuleEvaluator {
  readonly #wanted = new Map<string, Map<RuleValue, number[]>>();
  /** Cached, because many rules share a condition. */
  readonly #holders = new Map<readonly number[], Bitmap>();

  constructor(rules: readonly CategoryRule[]) {
    for (const rule of rules) {
      for (const [key, value] of Object.entries(rule)) {
        const values = this.#wanted.get(key) ?? new Map<RuleValue, number[]>();
        this.#wanted.set(key, values);
        for (const single of conditionValues(value)) values.set(single, []);
      }
    }
  }

  add(ordinal: number, entry: IndexEntry): void {
    for (const [key, values] of this.#wanted) {
      if (key === 'PriceMin' || key === 'PriceMax') {
        for (const [bound, ordinals] of values) if (inBound(key, bound, entry.price)) ordinals.push(ordinal);
      } else {
        for (const value of new Set(ruleValuesOf(key, entry.product))) values.get(value)?.push(ordinal);
      }
    }
  }

  /** The products out of `size` that match every key of the rule. */
  evaluate(rule: CategoryRule, size: number): Bitmap {
    const result = Bitmap.full(size);
    for (const [key, value] of Object.entries(rule)) {
      const any = new Bitmap(size);
      for (const single of conditionValues(value)) {
        const ordinals = this.#wanted.get(key)?.get(single);
        if (ordinals) any.unite(this.#holdersOf(ordinals, size));
      }
      result.intersect(any);
    }
    return result;
  }

  #holdersOf(ordinals: readonly number[], size: number): Bitmap {
    const cached = this.#holders.get(ordinals);
    if (cached) return cached;
    const holders = new Bitmap(size);
    for (const ordinal of ordinals) holders.add(ordinal);
    this.#holders.set(ordinals, holders);
    return holders;
  }
}

/** The values of a condition, any of which matches. */
export function conditionValues(value: CategoryRule[string]): RuleValue[] {
  return Array.isArray(value) ? value : [value];
}

/** Bounds are whole rupees, both ends included; the price is in paise. */
export function inBound(key: 'PriceMin' | 'PriceMax', bound: RuleValue, price: number): boolean {
  const limit = paiseOf(Number(bound));
  return key === 'PriceMin' ? price >= limit : price <= limit;
}

/** What a product has for a field of a rule. */
export function ruleValuesOf(key: string, product: CatalogueProduct): RuleValue[] {
  if (key === 'Label') return product.Labels;
  if (key === 'StoneType') {
    return product.RootCategory === 'Jewellery' ? (product.Attributes.Stones ?? []).map((stone) => stone.Type) : [];
  }
  const value = (product as Record<string, unknown>)[key] ?? (product.Attributes as Record<string, unknown>)[key];
  return (Array.isArray(value) ? value : [value]).filter(isRuleValue);
}

function isRuleValue(value: unknown): value is RuleValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
