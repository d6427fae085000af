import type { Problems } from '#lib/storefront/platform/forms/types.ts';

/** Problems of fields that nobody sees, as one of the whole form: there is no field to lead to. */
export function asWhole(problems: Problems): Problems {
  const [first] = Object.values(problems);
  return first === undefined ? {} : { '': problems[''] ?? first };
}
