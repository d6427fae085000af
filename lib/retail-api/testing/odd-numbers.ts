import { z } from 'zod';
import type { RetailCall } from '#lib/contract/index.ts';

/** A part of a JSON schema, as far as the requests of the contract use it. */
interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

/** Texts of the forms that the contract asks for; the first one that fits is taken. */
const TEXTS = [
  'asha-and-meera',
  'Meera Shah',
  '400001',
  '9876543210',
  'asha@example.in',
  'https://shop.example/a',
  '8d3cfa33-70cf-4f0d-9b9c-3a1f0a3a2c11',
  '2026-12-01',
  '2026-12',
  'watches',
  'WATCH',
  '27',
  '10:00',
  '27AAPFU0939F1ZV',
  'AAAPL1234C',
  '#aabbcc',
  '',
];

/** Values by the name of a field, so that a request names what there is. */
export type Known = Readonly<Record<string, unknown>>;

/** Returns the requests of a call in which one number, wherever it stands, is `odd`, and all else is as it should be. */
export function requestsWithNumber(call: RetailCall, odd: number, known: Known): unknown[] {
  const schema = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as Schema;
  return [...withNumber(schema, odd, known)];
}

function* withNumber(schema: Schema, odd: number, known: Known): Generator<unknown> {
  if (schema.type === 'integer' || schema.type === 'number') yield odd;
  for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) yield* withNumber(one, odd, known);
  if (schema.items) for (const item of withNumber(schema.items, odd, known)) yield [item];
  const usual = exampleOf(schema, '', known);
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    for (const value of withNumber(part, odd, known)) yield { ...(usual as object), [name]: value };
}

function exampleOf(schema: Schema, name: string, known: Known): unknown {
  if (name in known) return known[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [either] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (either) return exampleOf(either, name, known);
  switch (schema.type) {
    case 'object': {
      const required = schema.required ?? [];
      const parts = required.map((part) => [part, exampleOf(schema.properties?.[part] ?? {}, part, known)]);
      return Object.fromEntries(parts);
    }
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}, '', known));
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
    case 'boolean':
      return false;
    case 'string':
      return TEXTS.find((text) => fits(text, schema)) ?? 'asha';
    default:
      return null;
  }
}

function fits(text: string, { minLength = 0, maxLength = 1e6, pattern, allOf = [] }: Schema): boolean {
  const isLong = text.length >= minLength && text.length <= maxLength;
  return (
    isLong && [pattern, ...allOf.map((part) => part.pattern)].every((one) => !one || new RegExp(one, 'u').test(text))
  );
}
