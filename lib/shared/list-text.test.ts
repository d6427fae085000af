import { listText } from './list-text.ts';
import { inLanguage } from './request-context.ts';

test.each([
  ['en', ['a'], 'a'],
  ['en', ['a', 'b', 'c'], 'a, b and c'],
  ['hi', ['क', 'ख'], 'क और ख'],
  ['hi', ['क', 'ख', 'ग', 'घ'], 'क, ख, ग और घ'],
] as const)('in %s the list of %j is “%s”', (language, words, text) =>
  expect(inLanguage(language, () => listText(words))).toBe(text),
);
