import { z } from 'zod';
import { calls, type RetailCall, refusalData, rupees, rupeesOf, signedRupees, toWire } from './index.ts';

const schema = z.object({
  Number: z.string().max(3),
  Total: rupees,
  Due: rupees.optional(),
  Cap: rupees.nullable(),
  Difference: signedRupees.prefault(0),
  Lines: z.array(z.object({ Price: rupees, Quantity: z.number() })),
});

const inRupees = { Lines: [{ Quantity: 2, Price: 1250.5 }], Total: 2501, Cap: null, Number: 'A-1', Difference: -0.05 };
const inPaise = { Lines: [{ Quantity: 2, Price: 125_050 }], Total: 250_100, Cap: null, Number: 'A-1', Difference: -5 };

test('money is parsed from rupees to paise and encoded from paise to rupees', () => {
  expect(schema.parse(inRupees)).toEqual(inPaise);
  expect(toWire(schema, inPaise)).toEqual(inRupees);
  expect(schema.parse({ ...inRupees, Difference: undefined })).toMatchObject({ Difference: 0 });
  expect(schema.parse({ ...inRupees, Due: 0.1 + 0.2 })).toMatchObject({ Due: 30 });
});

test('encoding keeps the order of the fields, validates nothing and leaves nothing out', () => {
  const rest = { Number: 'longer than the schema allows', Note: 'not in the schema' };
  expect(JSON.stringify(toWire(schema, { ...inPaise, ...rest }))).toBe(JSON.stringify({ ...inRupees, ...rest }));
  expect(toWire(schema, null)).toBeNull();
  expect(toWire(schema, undefined)).toBeUndefined();
});

test('encoding does not change the value of the program', () => {
  const value = structuredClone(inPaise);
  toWire(schema, value);
  expect(value).toEqual(inPaise);
});

test('an amount outside of its range in rupees is refused', () => {
  expect(schema.safeParse({ ...inRupees, Total: -1 }).success).toBe(false);
  expect(schema.safeParse({ ...inRupees, Total: 1e11 }).success).toBe(true);
  expect(schema.safeParse({ ...inRupees, Total: 1e11 + 1 }).success).toBe(false);
  expect(schema.safeParse({ ...inRupees, Total: '2501' }).success).toBe(false);
});

test('an amount of paise is the same after encoding and parsing', () => {
  for (const paise of [0, 1, 9, 10, 99, 100, 101, 115, 435, 5700, 1_259_400, 1e13 - 1]) {
    expect(rupees.parse(toWire(rupees, paise))).toBe(paise);
    expect(signedRupees.parse(toWire(signedRupees, -paise))).toBe(-paise);
  }
});

/** Returns a schema and all schemas within it, whatever their kind. */
function schemasWithin(outer: z.core.$ZodType, found = new Set<z.core.$ZodType>()): Set<z.core.$ZodType> {
  if (found.has(outer)) return found;
  found.add(outer);
  const visit = (part: unknown): void => {
    if (part instanceof z.core.$ZodType) schemasWithin(part, found);
    else if (Array.isArray(part)) part.forEach(visit);
    else if (typeof part === 'object' && part !== null && !(part instanceof RegExp)) Object.values(part).forEach(visit);
  };
  for (const part of Object.values(outer._zod.def)) visit(part);
  return found;
}

/** Returns the innermost schemas that `toWire` reaches from a schema. */
function schemasEncoded(outer: z.core.$ZodType): z.core.$ZodType[] {
  if (outer instanceof z.ZodObject) return Object.values(outer.shape as z.core.$ZodShape).flatMap(schemasEncoded);
  if (outer instanceof z.ZodArray) return schemasEncoded(outer.element);
  const isWrapper =
    outer instanceof z.ZodOptional ||
    outer instanceof z.ZodNullable ||
    outer instanceof z.ZodPrefault ||
    outer instanceof z.ZodCatch;
  return isWrapper ? schemasEncoded(outer.def.innerType) : [outer];
}

const schemas = (Object.values(calls) as RetailCall[]).flatMap(({ name, request, data }) => [
  [`${name} request`, request] as const,
  [`${name} data`, data] as const,
]);

test.each([...schemas, ['refusal', refusalData] as const])('toWire encodes all money of %s', (_name, outer) => {
  const codecs = [...schemasWithin(outer)].filter((one) => one instanceof z.ZodCodec);
  const encoded = new Set(schemasEncoded(outer));
  expect(codecs.filter((one) => !encoded.has(one))).toEqual([]);
  expect(codecs.filter((one) => one.def.reverseTransform !== rupeesOf)).toEqual([]);
});

const MONEY_NAME = /(?:Amount|Price|MRP|Discount|Saving|Balance|Charges?|Difference|Refund|OfferValue)$/;

test('every number of a call with the name of money is a money field', () => {
  const plain = schemas.flatMap(([name, outer]) =>
    [...schemasWithin(outer)]
      .filter((one) => one instanceof z.ZodObject)
      .flatMap((one) => Object.entries(one.shape as z.core.$ZodShape))
      .filter(([field, type]) => MONEY_NAME.test(field) && schemasEncoded(type)[0] instanceof z.ZodNumber)
      .map(([field]) => `${name}: ${field}`),
  );
  // Razorpay's own amount, which is in paise on the wire.
  expect(plain).toEqual(['StartPayment data: Amount']);
});
