import { mailHeight } from './mail-height.ts';

const row = '<tr><th>Aarvane Ganga<br><span>Quantity 1</span></th><td>₹12,495</td></tr>';
const page = (inside: string) => `<html><head><style>${'x'.repeat(900)}</style></head><body>${inside}</body></html>`;
const height = (inside: string, characters = 60) => mailHeight(page(inside), characters);

test('the height of a mail grows with each paragraph, row and line', () => {
  const empty = height('');
  expect(height('<p>Hello</p>')).toBeGreaterThan(empty);
  expect(height(row.repeat(30)) - height(row.repeat(10))).toBe(2 * (height(row.repeat(20)) - height(row.repeat(10))));
  expect(height('<p>One<br>Two</p>')).toBeGreaterThan(height('<p>One Two</p>'));
});

test('on a phone the lines of a mail break more often', () => {
  const long = `<p>${'Somebody wrote a lot. '.repeat(10)}</p>`;
  expect(height(long, 32)).toBeGreaterThan(height(long));
});

test('content of a mail that is not displayed adds no height', () => {
  expect(height('<p><a href="https://shop.test/a-long-address"></a></p>')).toBe(height(''));
});
