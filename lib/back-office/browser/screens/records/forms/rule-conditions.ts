import type { AttributeKind } from '#lib/contract/product-vocabulary.ts';
import { numberTyped } from '../../../parts/fields/typed-number.ts';

/** A value that a rule may name. */
export type ConditionValue = string | number | boolean;
/** A rule of a category: each field with a value, or with several of which one is enough. */
export type Rule = Readonly<Record<string, ConditionValue | readonly ConditionValue[]>>;
/** How a condition is filled in. */
export type ConditionKind = 'words' | 'numbers' | 'yes-no' | 'amount';

/** The rule in a record; what is none is left out. */
export function ruleOf(value: unknown): Rule {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, Rule[string]] => isCondition(entry[1])),
  );
}

function isCondition(value: unknown): boolean {
  return [value].flat().every((one) => ['string', 'number', 'boolean'].includes(typeof one));
}

/** The values of a condition. */
export function valuesIn(condition: Rule[string] | undefined): ConditionValue[] {
  return condition === undefined ? [] : [condition].flat();
}

/** A rule with other values of a field: one alone stands by itself, and none makes the condition one to be filled in. */
export function withCondition(rule: Rule, field: string, values: readonly ConditionValue[]): Rule {
  const [first] = values;
  return { ...rule, [field]: values.length === 1 && first !== undefined ? first : values };
}

/** A rule without a field. */
export function withoutCondition(rule: Rule, field: string): Rule {
  return Object.fromEntries(Object.entries(rule).filter(([name]) => name !== field));
}

/** Whether each condition of a rule has a value, and there is one. */
export function isWholeRule(rule: Rule): boolean {
  const conditions = Object.values(rule);
  return conditions.length > 0 && conditions.every((condition) => valuesIn(condition).length > 0);
}

/** How a field of a rule is filled in, by the kinds of the attributes. */
export function conditionKind(field: string, kinds: ReadonlyMap<string, AttributeKind>): ConditionKind {
  if (field === 'PriceMin' || field === 'PriceMax') return 'amount';
  const kind = kinds.get(field);
  if (kind === 'yes-no') return 'yes-no';
  return kind === 'number' || kind === 'whole' ? 'numbers' : 'words';
}

/** What is typed for a condition as its values; a text in place of a number stays, so that it can be seen. */
export function typedValues(kind: ConditionKind, texts: readonly string[]): ConditionValue[] {
  const filled = [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
  if (kind === 'yes-no') return filled.map((text) => text === 'true');
  return kind === 'words' ? filled : filled.map((text) => numberTyped(text) ?? text);
}
