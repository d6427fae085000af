import { paiseOfText, textOfPaise } from './amount.ts';
import { cellsOf, filledRows, withPasted } from './pasted-cells.ts';

test('a range of a spreadsheet becomes rows of cells', () => {
  expect(cellsOf('A-1\t1,299\r\nA-2\t 499.50 \r\n')).toEqual([
    ['A-1', '1,299'],
    ['A-2', '499.50'],
  ]);
});

test('lines of CSV do, too, and a comma in quotes stays', () => {
  expect(cellsOf('A-1,"1,299"\nA-2,"say ""hi""",')).toEqual([
    ['A-1', '1,299'],
    ['A-2', 'say "hi"', ''],
  ]);
});

test('what is pasted fills cells from its place on; rows are added, columns are not', () => {
  const rows = [
    ['A', '1'],
    ['B', '2'],
  ];
  expect(withPasted(rows, [['7', '8'], ['9']], 1, 1, 2)).toEqual([
    ['A', '1'],
    ['B', '7'],
    ['', '9'],
  ]);
});

test('rows in which nothing is written are left out, and the others keep their places', () => {
  expect(
    filledRows([
      ['', ''],
      ['A', ''],
    ]),
  ).toEqual([{ at: 1, cells: ['A', ''] }]);
});

test.each([
  ['₹1,25,000', 12_500_000],
  ['499.5', 49_950],
  ['0.29', 29],
  ['12.345', null],
  ['-1', null],
  ['1e5', null],
  ['', null],
])('the amount %s is %s paise', (text, paise) => {
  expect(paiseOfText(text)).toBe(paise);
});

test('an amount is shown as it can be typed', () => {
  expect([12_500_000, 49_950].map(textOfPaise)).toEqual(['125000', '499.50']);
});
