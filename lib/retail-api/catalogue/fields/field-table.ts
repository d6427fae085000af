import type { CatalogueProduct, CategoryRule } from '../catalogue-product.ts';
import { conditionValues, inBound, type RuleValue, ruleValuesOf } from '../index/category-rules.ts';
import { RULE_KEYS } from './rule-keys.ts';

/** The most values of a field that are suggested. */
const MAX_SUGGESTED = 60;
/** Fields whose values are those of one product: nobody chooses them from a list. */
const OWN_VALUES: ReadonlySet<string> = new Set(['ProductCode', 'DesignCode', 'HUID']);

/** The values of one field over products of one kind of goods, the most frequent first. */
export interface SuggestedValues {
  root: string;
  field: string;
  values: readonly RuleValue[];
}

/** What the products that shoppers see have for each field that a rule may name. */
export class FieldTable {
  readonly #codes: string[] = [];
  readonly #roots: string[] = [];
  /** The lowest price of each product in paise. */
  readonly #prices: number[] = [];
  readonly #holders = new Map<string, Map<RuleValue, number[]>>();
  #suggested: readonly SuggestedValues[] | undefined;

  /** `price`: the lowest of its sizes, in paise. */
  add(product: CatalogueProduct, price: number): void {
    const ordinal = this.#codes.push(product.ProductCode) - 1;
    this.#roots.push(product.RootCategory);
    this.#prices.push(price);
    for (const key of RULE_KEYS) {
      for (const value of new Set(ruleValuesOf(key, product))) this.#add(key, value, ordinal);
    }
  }

  get size(): number {
    return this.#codes.length;
  }

  /** The codes of the products that match every condition of a rule, in the order in which they were added. */
  matching(rule: CategoryRule): string[] {
    const conditions = Object.entries(rule).map(([key, value]) => this.#holdersOf(key, conditionValues(value)));
    const [first = new Set<number>(), ...others] = conditions.toSorted((one, other) => one.size - other.size);
    return [...first]
      .filter((ordinal) => others.every((holders) => holders.has(ordinal)))
      .toSorted((one, other) => one - other)
      .map((ordinal) => this.#codes[ordinal] ?? '');
  }

  /** The values of a rule that no product has, with their fields. */
  unknownIn(rule: CategoryRule): { field: string; value: RuleValue }[] {
    return Object.entries(rule).flatMap(([field, value]) =>
      field === 'PriceMin' || field === 'PriceMax'
        ? []
        : conditionValues(value).flatMap((one) => (this.#holders.get(field)?.has(one) ? [] : { field, value: one })),
    );
  }

  /** The values to choose from, by kind of goods and field. */
  suggested(): readonly SuggestedValues[] {
    this.#suggested ??= [...this.#holders].flatMap(([field, byValue]) =>
      OWN_VALUES.has(field) ? [] : this.#suggestedOf(field, byValue),
    );
    return this.#suggested;
  }

  #suggestedOf(field: string, byValue: ReadonlyMap<RuleValue, readonly number[]>): SuggestedValues[] {
    const counts = new Map<string, Map<RuleValue, number>>();
    for (const [value, ordinals] of byValue) {
      for (const ordinal of ordinals) {
        const root = this.#roots[ordinal] ?? '';
        const own = counts.get(root) ?? new Map<RuleValue, number>();
        counts.set(root, own);
        own.set(value, (own.get(value) ?? 0) + 1);
      }
    }
    return [...counts].map(([root, own]) => {
      const frequent = [...own].toSorted(([, one], [, other]) => other - one).slice(0, MAX_SUGGESTED);
      return { root, field, values: frequent.map(([value]) => value) };
    });
  }

  #holdersOf(key: string, values: readonly RuleValue[]): ReadonlySet<number> {
    if (key === 'PriceMin' || key === 'PriceMax') {
      const within = this.#prices.flatMap((price, ordinal) =>
        values.some((bound) => inBound(key, bound, price)) ? ordinal : [],
      );
      return new Set(within);
    }
    return new Set(values.flatMap((value) => this.#holders.get(key)?.get(value) ?? []));
  }

  #add(key: string, value: RuleValue, ordinal: number): void {
    const byValue = this.#holders.get(key) ?? new Map<RuleValue, number[]>();
    this.#holders.set(key, byValue);
    const ordinals = byValue.get(value);
    if (ordinals) ordinals.push(ordinal);
    else byValue.set(value, [ordinal]);
  }
}
