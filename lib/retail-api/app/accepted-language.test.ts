import { acceptedLanguage } from './accepted-language.ts';

test.each([
  [null, undefined],
  ['', undefined],
  ['hi-IN', 'hi'],
  ['HI', 'hi'],
  ['fr-FR, hi;q=0.8, en;q=0.5', 'hi'],
  ['en-IN,hi', 'en'],
  ['*', undefined],
])('a call with Accept-Language %p is answered in %p', (header, language) =>
  expect(acceptedLanguage(header)).toBe(language),
);
