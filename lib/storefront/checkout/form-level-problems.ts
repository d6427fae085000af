import type { Problems } from '#lib/storefront/platform/forms/types.ts';

/**
 * Turns a problem of hidden fields into one of the whole form, since the shopper could not reach such a field.
 */
export function formLevelProblems(problems: Problems): Problems {
  const [first] = Object.values(problems);
  return first === undefined ? {} : { '': problems[''] ?? first };
}
