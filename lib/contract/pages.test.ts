import { formatPages, parsePages } from './pages.ts';

test.each([
  ['1', '1'],
  ['12', '12'],
  ['1-3', '1-3'],
  ['2-2', '2'],
  ['3-1', '3'],
  ['1-900', '1-4'],
  ['123456', '10000'],
  ['9999-10050', '9999-10000'],
])('pages %s are parsed as %s', (text, form) => {
  const pages = parsePages(text);
  expect(pages && formatPages(pages)).toBe(form);
});

test.each(['', '0', '-1', '1-', '1-0', '1-2-3', '1.5', '01', 'a', '1234567890'])(
  '"%s" is not parsed as pages',
  (text) => {
    expect(parsePages(text)).toBeNull();
  },
);
