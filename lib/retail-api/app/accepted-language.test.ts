import { acceptedLanguage } from './accepted-language.ts';

test.each([
  [null, 'en'],
  ['', 'en'],
  ['hi-IN', 'hi'],
  ['HI', 'hi'],
  ['fr-FR, hi;q=0.8, en;q=0.5', 'hi'],
  ['en-IN,hi', 'en'],
  ['*', 'en'],
])('a call with Accept-Language %p is answered in %s', (header, language) =>
  expect(acceptedLanguage(header)).toBe(language),
);
