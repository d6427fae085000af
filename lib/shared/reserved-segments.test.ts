import { BASE_LANGUAGE, LANGUAGES } from '#lib/messages/languages.ts';
import { RESERVED_SEGMENTS } from './reserved-segments.ts';

test('the prefix of each language belongs to the store, and no category or product can take it', () => {
  const prefixes = LANGUAGES.map(({ code }) => code).filter((code) => code !== BASE_LANGUAGE);
  expect(prefixes.filter((code) => !RESERVED_SEGMENTS.has(code))).toEqual([]);
});
