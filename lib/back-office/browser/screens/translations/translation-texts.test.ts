import { fieldName, languagesOf, unfinishedText } from './translation-texts.ts';

test.each([
  ['Attributes.StrapMaterial', 'Strap material'],
  ['ProductTitle', 'Product title'],
  ['text:12ab', 'Text'],
  ['terms', 'Terms'],
])('the field %s is called %s', (field, name) => expect(fieldName(field)).toBe(name));

test.each([
  [{ Missing: 2, Outdated: 1 }, '2 in English, 1 to read again'],
  [{ Missing: 0, Outdated: 0 }, 'Complete'],
])('%j is said as %s', (counts, text) => expect(unfinishedText(counts)).toBe(text));

test('only mails are worded in English here', () => {
  const codes = (kind: 'message' | 'page') => languagesOf(kind).map(({ code }) => code);
  expect([codes('page'), codes('message')]).toEqual([['hi'], ['hi', 'en']]);
});
