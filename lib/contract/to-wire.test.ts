import { z } from 'zod';
import { calls, type RetailCall, refusalAmounts, rupees, signedRupees, toWire } from './index.ts';

const order = z.object({
  Number: z.string().max(3),
  Total: rupees,
  Due: rupees.optional(),
  Cap: rupees.nullable(),
  Difference: signedRupees.prefault(0),
  Lines: z.array(z.object({ Price: rupees, Quantity: z.number() })),
});

describe('money of the contract', () => {
  const wire = { Lines: [{ Quantity: 2, Price: 1250.5 }], Total: 2501, Cap: null, Number: 'A-1', Difference: -0.05 };
  const inside = { Lines: [{ Quantity: 2, Price: 125_050 }], Total: 250_100, Cap: null, Number: 'A-1', Difference: -5 };

  test('is rupees on the wire and integer paise in the programs', () => {
    expect(order.parse(wire)).toEqual(inside);
    expect(toWire(order, inside)).toEqual(wire);
    expect(order.parse({ ...wire, Difference: undefined })).toMatchObject({ Difference: 0 });
    expect(order.parse({ ...wire, Due: 0.1 + 0.2 })).toMatchObject({ Due: 30 });
  });

  test('goes over the wire with its fields in their order, and nothing else of it is checked or left out', () => {
    const longer = { ...inside, Number: 'longer than it may be', Note: 'that no schema knows' };
    expect(JSON.stringify(toWire(order, longer))).toBe(
      JSON.stringify({ ...wire, Number: 'longer than it may be', Note: 'that no schema knows' }),
    );
    expect(toWire(order, null)).toBeNull();
    expect(toWire(order, undefined)).toBeUndefined();
  });

  test('is refused on the wire as the field has it', () => {
    expect(order.safeParse({ ...wire, Total: -1 }).success).toBe(false);
    expect(order.safeParse({ ...wire, Total: 1e12 }).success).toBe(false);
    expect(order.safeParse({ ...wire, Total: '2501' }).success).toBe(false);
  });

  test('every amount of paise comes back as it was', () => {
    for (const paise of [0, 1, 9, 10, 99, 100, 101, 1_259_400, 57_00, 1_15, 4_35, 1e13 - 1]) {
      expect(rupees.parse(toWire(rupees, paise))).toBe(paise);
    }
  });
});

/** Every schema below another one, whatever its kind. */
function schemasBelow(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): Set<z.core.$ZodType> {
  if (seen.has(schema)) return seen;
  seen.add(schema);
  const walk = (part: unknown): void => {
    if (part instanceof z.core.$ZodType) schemasBelow(part, seen);
    else if (Array.isArray(part)) part.forEach(walk);
    else if (typeof part === 'object' && part !== null && !(part instanceof RegExp)) Object.values(part).forEach(walk);
  };
  for (const part of Object.values(schema._zod.def)) walk(part);
  return seen;
}

/** Those that `toWire` comes to on its way through a schema. */
function schemasEncoded(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape as z.core.$ZodShape).flatMap(schemasEncoded);
  if (schema instanceof z.ZodArray) return schemasEncoded(schema.element);
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodPrefault;
  return isWrapped ? schemasEncoded(schema.def.innerType) : [schema];
}

const schemas = (Object.values(calls) as RetailCall[]).flatMap(({ name, request, data }) => [
  [`${name} request`, request] as const,
  [`${name} data`, data] as const,
]);

test.each([...schemas, ['refusal', refusalAmounts] as const])('all money of %s is found by toWire', (_name, schema) => {
  const money = [...schemasBelow(schema)].filter((one) => one instanceof z.ZodCodec);
  const found = new Set(schemasEncoded(schema));
  expect(money.filter((one) => !found.has(one))).toEqual([]);
});
