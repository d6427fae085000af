import { z } from 'zod';
import { MAX_INTEGER } from './fields.ts';
import { calls } from './index.ts';

/** Times in milliseconds, whose columns have 64 bits. */
const TIMES = /(?:At|From)$/;
/** Never stored, and compared only. */
const COMPARED = new Set(['Hierarchy']);

interface Part {
  type?: string;
  minimum?: number;
  maximum?: number;
  const?: unknown;
  properties?: Record<string, Part>;
  items?: Part;
  anyOf?: Part[];
  oneOf?: Part[];
}

/** The names of whole numbers in a request that may be larger, or smaller, than a column of 32 bits. */
function unboundedNumbers({ properties = {}, items, anyOf = [], oneOf = [], ...part }: Part, name: string): string[] {
  const isWhole = part.type === 'integer' && part.const === undefined;
  const fits = (part.maximum ?? Infinity) <= MAX_INTEGER && (part.minimum ?? -Infinity) >= -MAX_INTEGER - 1;
  return [
    ...(isWhole && !fits ? [name] : []),
    ...[...anyOf, ...oneOf, ...(items ? [items] : [])].flatMap((one) => unboundedNumbers(one, name)),
    ...Object.entries(properties).flatMap(([key, one]) => unboundedNumbers(one, key)),
  ];
}

test('every whole number of a request fits into its column, so that no database refuses it with an error of its own', () => {
  const unbounded = Object.values(calls).flatMap(({ name, request }) => {
    const schema = z.toJSONSchema(request, { io: 'output', unrepresentable: 'any' }) as Part;
    const found = unboundedNumbers(schema, '').filter((field) => !TIMES.test(field) && !COMPARED.has(field));
    return found.map((field) => `${name}.${field}`);
  });
  expect(unbounded).toEqual([]);
});

test('a whole number without a limit is found, wherever it stands', () => {
  const request = z.object({ Version: z.number().int(), Rows: z.array(z.object({ Count: z.number().int().max(9) })) });
  const schema = z.toJSONSchema(request) as Part;
  expect(unboundedNumbers(schema, '')).toEqual(['Version', 'Count']);
});
