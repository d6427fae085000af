import { z } from 'zod';
import './plain-message.ts';

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test.each([
  ['a missing field', z.string(), undefined, 'is missing'],
  ['a number for a text', z.string(), 5, 'must be a text'],
  ['a text for a number', z.number(), '5', 'must be a number'],
  ['a fraction for a whole number', z.int(), 1.5, 'must be a whole number'],
  ['a text for a list', z.array(z.string()), 'a', 'must be a list'],
  ['a list for fields', z.object({}), [], 'must be a group of fields'],
  ['a date object', z.date(), 'x', 'must be a date'],
  ['an empty text', z.string().min(1), '', 'must not be empty'],
  ['a short text', z.string().min(3), 'ab', 'must have at least 3 characters'],
  ['a long text', z.string().max(1), 'ab', 'must have at most 1 character'],
  ['a list with one entry too few', z.array(z.string()).min(1), [], 'must have at least 1 entry'],
  ['a small number', z.number().min(2), 1, 'must be at least 2'],
  ['a number at its open limit', z.number().gt(0), 0, 'must be more than 0'],
  ['a large number', z.number().max(9), 10, 'must be at most 9'],
  ['a number at its open upper limit', z.number().lt(9), 9, 'must be less than 9'],
  ['a number between steps', z.number().multipleOf(0.5), 0.3, 'must be a multiple of 0.5'],
  ['another word', z.enum(['men', 'women']), 'x', 'must be one of men, women'],
  ['another literal', z.literal('INR'), 'x', 'must be INR'],
  ['no email address', z.email(), 'x', 'must be an email address, such as name@example.in'],
  ['another pattern', z.string().regex(/^a$/), 'x', 'must be written in another form'],
  ['a field that nothing reads', z.strictObject({}), { a: 1 }, 'must not have the unknown field a'],
  ['two of them', z.strictObject({}), { a: 1, b: 2 }, 'must not have the unknown fields a, b'],
  ['a key that is not allowed', z.record(z.enum(['a']), z.string()).or(z.never()), 5, 'has a form that is not allowed'],
])('%s is told in plain words', (_, schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message);
});

test('a message of the schema itself stays', () => {
  expect(messageOf(z.string().min(1, 'must name a city'), '')).toBe('must name a city');
});
