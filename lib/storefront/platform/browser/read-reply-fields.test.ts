import { isTextList, readReplyFields } from './read-reply-fields.ts';

test('an answer that is no JSON object has no fields', async () => {
  expect(await readReplyFields(Response.json({ ok: true, codes: [] }))).toEqual({ ok: true, codes: [] });
  expect(await readReplyFields(Response.json(null))).toEqual({});
  expect(await readReplyFields(Response.json('text'))).toEqual({});
  await expect(readReplyFields(new Response('<html>'))).rejects.toThrow(SyntaxError);
});

test.each([
  [['A', 'B'], true],
  [[], true],
  [['A', 1], false],
  ['A', false],
  [undefined, false],
])('a list of texts: %j', (field, expected) => expect(isTextList(field)).toBe(expected));
