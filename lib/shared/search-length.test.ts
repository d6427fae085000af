import { isSearchable } from './search-length.ts';

test.each([
  ['', false],
  ['go', false],
  ['gol', true],
  ['घड़ी', true],
  ['💍💍', false],
  ['💍💍💍', true],
])('the text %s is searchable: %s', (text, searchable) => expect(isSearchable(text)).toBe(searchable));
