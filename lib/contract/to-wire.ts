import { z } from 'zod';
import { rupeesOf } from './money.ts';

/** Encodes a value of a program, with money in paise, for the wire, with money in rupees. */
type Encoder = (value: unknown) => unknown;

/** The encoder of each schema seen so far; null where nothing in the schema is money. */
const encoders = new WeakMap<z.core.$ZodType, Encoder | null>();

/**
 * Encodes a request or the Data of an answer for the wire: money in integer paise becomes rupees. The shape and the order
 * of the fields stay, and nothing is validated. `z.encode` is not used: it would refuse a whole answer for one text that
 * is too long, and it cannot encode fields that are transformed while they are parsed.
 */
export function toWire<Value>(schema: z.core.$ZodType, value: Value): Value {
  const encode = encoderOf(schema);
  // Money is a number before and after, so that the type stays.
  return encode === null ? value : (encode(value) as Value);
}

/** Returns the encoder of a schema, which is compiled once. */
function encoderOf(schema: z.core.$ZodType): Encoder | null {
  const compiled = encoders.get(schema);
  if (compiled !== undefined) return compiled;
  const encoder = compile(schema);
  encoders.set(schema, encoder);
  return encoder;
}

function compile(schema: z.core.$ZodType): Encoder | null {
  // By kind, not by identity of the function: a bundle may hold more than one copy of a module.
  if (schema instanceof z.ZodCodec) return (value) => (typeof value === 'number' ? rupeesOf(value) : value);
  if (schema instanceof z.ZodObject) return fieldsEncoder(schema.shape);
  if (schema instanceof z.ZodArray) return itemsEncoder(encoderOf(schema.element));
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch;
  return isWrapper ? encoderOf(schema.def.innerType) : null;
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
