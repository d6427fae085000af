import { readList } from './read-list.ts';
import { isSettlementHeader, joinedImports, settlementBatches, settlementCells } from './settlement-batches.ts';

const idsOf = (text: string, most: number) =>
  settlementBatches(readList(text, 'report.csv', isSettlementHeader).rows, most).map((batch) =>
    batch.map(({ line }) => line),
  );

test('rows of one payment are sent in one call, wherever they stand', () => {
  expect(idsOf('Entity ID,amount\npay_1,1\npay_2,1\npay_3,1\npay_1,2', 3)).toEqual([[2, 5, 3], [4]]);
});

test('a payment with more rows than a call takes is divided', () => {
  expect(idsOf('paymentId,amount\n1,1\n1,2\n1,3', 2)).toEqual([[2, 3], [4]]);
});

test('rows without a known column are taken as they come', () => {
  expect(idsOf('id,amount\na,1\nb,2\nc,3', 2)).toEqual([[2, 3], [4]]);
});

test('a long note is cut, and a column with a long name is left out', () => {
  const [row] = readList(
    `amount,notes,${'x'.repeat(81)}\n1,${'n'.repeat(2001)},1`,
    'report.csv',
    isSettlementHeader,
  ).rows;
  expect(row && settlementCells(row)).toEqual({ amount: '1', notes: 'n'.repeat(2000) });
});

test('the answers of the calls are summed', () => {
  const first = { Added: 2, Fee: 10.5, Months: ['2026-11'], Differences: ['a'] };
  const second = { Added: 1, Fee: 1, Months: ['2026-10', '2026-11'], Differences: ['b'] };
  expect(joinedImports(first, [second])).toEqual({
    Added: 3,
    Fee: 11.5,
    Months: ['2026-10', '2026-11'],
    Differences: ['a', 'b'],
  });
});
