import { isSearchable } from './search-length.ts';

test.each([
  ['', false],
  ['go', false],
  ['gol', true],
  ['घड़ी', true],
  ['नथ', true],
  ['हार', true],
  ['न', false],
  ['का', false],
  ['n थ', true],
  ['nथ', false],
  ['💍💍', false],
  ['💍💍💍', true],
])('the text %s is searchable: %s', (text, searchable) => expect(isSearchable(text)).toBe(searchable));
