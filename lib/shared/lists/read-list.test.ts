import { readList } from './read-list.ts';

const read = (text: string) => readList(text, 'prices.csv', (columns) => columns.has('sku') && columns.has('price'));

test.each([
  ['no title', 'SKU,Price\nA-1,99\n', 0, 2],
  ['a title and an empty line', 'Prices of "November"\n\nSKU;Price\nA-1;99\n', 2, 4],
  ['a title with the cells of a spreadsheet', 'Prices,,\r\n"Made, by hand",,\r\nsku,price,note\r\nA-1,99,\r\n', 2, 4],
])('a table with %s begins at its header', (_, text, above, line) => {
  const list = read(text);
  expect(list.above).toBe(above);
  expect(list.rows).toEqual([
    {
      line,
      cells: new Map([
        ['sku', 'A-1'],
        ['price', '99'],
      ]),
    },
  ]);
});

test('a table whose header is not known begins at its first line, and JSON has no lines above it', () => {
  expect(read('id,amount\nA-1,99\n')).toMatchObject({ above: 0, columns: ['id', 'amount'] });
  expect(read('[{"sku":"A-1","price":99}]').above).toBe(0);
});

test('a header after more than ten lines is not looked for', () => {
  expect(read(`${'note\n'.repeat(11)}sku,price\nA-1,99\n`).above).toBe(0);
});
