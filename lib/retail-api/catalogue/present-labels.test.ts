import { presentLabels, withRecordedDrop } from './present-labels.ts';

test.each([
  [0, ['few left', 'new'], false, ['sold out', 'new']],
  [1, ['sold out'], false, ['few left']],
  [3, [], false, ['few left']],
  [4, ['few left', 'sold out'], false, []],
  [9, ['hot seller', 'price drop', 'limited edition'], true, ['price drop', 'limited edition', 'hot seller']],
  [9, ['price drop'], false, []],
  [9, [], true, ['price drop']],
] as const)('stock %i and the operator’s labels %j (dropped: %s) give %j', (stock, operatorLabels, dropped, labels) => {
  expect(presentLabels(operatorLabels, { stock, dropped })).toEqual(labels);
});

test('a list of price drops holds what is recorded as one, not what a file calls so', () => {
  expect(withRecordedDrop(['price drop', 'new'], false)).toEqual(['new']);
  expect(withRecordedDrop(['new'], true)).toEqual(['price drop', 'new']);
});
