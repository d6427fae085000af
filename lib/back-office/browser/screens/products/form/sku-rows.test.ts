import { skuCellProblem, skuCells, skuColumns, skusOfCells, statesWeights } from './sku-rows.ts';

const COLUMNS = skuColumns(false);
const RING = [
  { SKU: 'R-12', SizeName: '12', StoreQuantity: 3, Price: 52_000, NetWeightG: 3.1 },
  { SKU: 'R-14', SizeName: '14', StoreQuantity: 0 },
];

test('sizes are written back as they were read, with what the columns do not show', () => {
  expect(skusOfCells(skuCells(RING, COLUMNS), COLUMNS, RING)).toEqual(RING);
  expect(statesWeights(RING)).toBe(true);
  const all = skuColumns(true);
  expect(skusOfCells(skuCells(RING, all), all, RING)).toEqual(RING);
});

test('pasted amounts are read, empty cells are left out, and a text that is no number is kept and named', () => {
  const cells = [
    ['12', 'R-12', '₹ 55,000', '', '4'],
    ['', 'R-12', 'many', '51000', ''],
  ];
  const typed = skusOfCells(cells, COLUMNS, RING);
  expect(typed).toEqual([
    { SKU: 'R-12', SizeName: '12', StoreQuantity: 4, MRP: 55_000, NetWeightG: 3.1 },
    { SKU: 'R-12', SizeName: null, MRP: 'many', Price: 51_000 },
  ]);
  const problems = COLUMNS.map((column) => skuCellProblem(typed, 1, column));
  expect(problems).toEqual(['Name the size.', 'This SKU is above, too.', 'Write a number.', '', '']);
  expect(COLUMNS.map((column) => skuCellProblem(typed, 0, column)).join('')).toBe('');
});

test('a product of one size needs no name for it', () => {
  const typed = skusOfCells([['', 'W-1', '', '', '1']], COLUMNS, []);
  expect(typed).toEqual([{ SKU: 'W-1', SizeName: null, StoreQuantity: 1 }]);
  expect(skuCellProblem(typed, 0, { field: 'SizeName', title: 'Size', isText: true })).toBe('');
});
