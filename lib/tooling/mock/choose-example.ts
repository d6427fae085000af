import type { CallExample } from '#lib/contract/call-example.ts';

/** The fields of a request that say which thing it is about. */
const SUBJECT_FIELDS = ['PageURL', 'CategoryURL', 'ProductCode', 'BasketGUID', 'Page'] as const;

/**
 * The example about the thing that a request names, or else the last one, which is about any other thing. `examples` has one
 * at least.
 */
export function chooseExample(
  examples: readonly CallExample[],
  fields: Readonly<Record<string, unknown>>,
): CallExample | undefined {
  const isAbout = ({ request }: CallExample) =>
    SUBJECT_FIELDS.every((field) => !Object.hasOwn(request, field) || request[field] === fields[field]);
  return examples.find(isAbout) ?? examples.at(-1);
}
