import { columns, formatWireRupees, pageOfLines, pageOfRows } from './text-columns.ts';

test('columns are as wide as their widest entry, without trailing spaces', () => {
  expect(
    columns([
      ['a', 'bbb', 'c'],
      ['aaa', 'b', ''],
    ]),
  ).toEqual(['a    bbb  c', 'aaa  b']);
  expect(columns([])).toEqual([]);
});

test('money is formatted in rupees with Indian grouping', () => {
  expect([formatWireRupees(125000), formatWireRupees(99.5)]).toEqual(['₹1,25,000', '₹99.50']);
});

test('a list shows its page number where there are several pages', () => {
  expect(pageOfRows([['a', 'b']], { Page: 1, TotalPages: 1 }, 'None.')).toEqual(['a  b']);
  expect(pageOfLines(['a'], { Page: 1, TotalPages: 3 }, 'None.')).toEqual([
    'a',
    'Page 1 of 3: --page 2 shows the next.',
  ]);
  expect(pageOfLines(['a'], { Page: 1, TotalPages: 11, MorePages: true }, 'None.')).toEqual([
    'a',
    'Page 1 of more than 11: --page 2 shows the next.',
  ]);
  expect(pageOfLines(['a'], { Page: 3, TotalPages: 3 }, 'None.')).toEqual(['a', 'Page 3 of 3.']);
});

test('an empty list says so', () => {
  expect(pageOfRows([], { Page: 1, TotalPages: 0 }, 'None.')).toEqual(['None.']);
  expect(pageOfRows([], { Page: 4, TotalPages: 3 }, 'None.')).toEqual(['There is no page 4: 3 is the last.']);
  expect(pageOfRows([], { Page: 4, TotalPages: 0 }, 'None.')).toEqual(['There is no page 4: 1 is the last.']);
});
