import { z } from 'zod';
import { rupeesOf } from './money.ts';

/** Turns what a program has into what goes over the wire. */
type Encoder = (value: unknown) => unknown;

const known = new WeakMap<z.core.$ZodType, Encoder | null>();

/**
 * What a program has for a schema of the contract, as it goes over the wire: money in rupees. It keeps its shape and the order
 * of its fields, and nothing of it is checked: `z.encode` would refuse a whole answer for one text that is too long, and
 * knows no encoding of fields that are cleaned while they are read.
 */
export function toWire<Value>(schema: z.core.$ZodType, value: Value): Value {
  const encode = encoderOf(schema);
  // Money is a number before and after.
  return encode === null ? value : (encode(value) as Value);
}

/** Null where nothing below a schema is money. Each schema is looked through once. */
function encoderOf(schema: z.core.$ZodType): Encoder | null {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const made = encoderFor(schema);
  known.set(schema, made);
  return made;
}

function encoderFor(schema: z.core.$ZodType): Encoder | null {
  if (schema instanceof z.ZodCodec) return (value) => (typeof value === 'number' ? rupeesOf(value) : value);
  if (schema instanceof z.ZodObject) return fieldsEncoder(schema.shape);
  if (schema instanceof z.ZodArray) return itemsEncoder(encoderOf(schema.element));
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodPrefault;
  return isWrapped ? encoderOf(schema.def.innerType) : null;
}

function fieldsEncoder(shape: Readonly<Record<string, z.core.$ZodType>>): Encoder | null {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const encode = encoderOf(schema);
    return encode === null ? [] : [{ name, encode }];
  });
  if (fields.length === 0) return null;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const encoded: Record<string, unknown> = { ...value };
    for (const { name, encode } of fields) if (name in encoded) encoded[name] = encode(encoded[name]);
    return encoded;
  };
}

function itemsEncoder(encode: Encoder | null): Encoder | null {
  return encode && ((value) => (Array.isArray(value) ? value.map(encode) : value));
}
