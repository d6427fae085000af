import { RULE_FIELDS } from '#lib/contract/index.ts';
import { ATTRIBUTES } from '../product-attributes.ts';

/** What a rule of a category may name: fields of a product, what is made of them, and every attribute. */
export const RULE_KEYS: ReadonlySet<string> = new Set([
  ...RULE_FIELDS,
  ...Object.values(ATTRIBUTES).flatMap((attributes) => Object.keys(attributes.shape)),
]);
