import { pictureName } from './send-file.ts';

test.each([
  ['Diwali Table.JPG', 'diwali-table'],
  ['_ring (2)..png', 'ring-2'],
  ['दीवाली.webp', 'picture'],
  [`${'long-'.repeat(20)}.png`, 'long-long-long-long-long-long-long-long-long-long'],
])('the picture %s is stored as %s', (fileName, name) => {
  expect(pictureName(fileName)).toBe(name);
});
