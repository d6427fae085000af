import { presentLabels } from './present-labels.ts';

test.each([
  [0, ['few left', 'new'], true, ['sold out', 'new']],
  [1, ['sold out'], false, ['few left']],
  [3, [], false, ['few left']],
  [4, ['few left', 'sold out'], false, []],
  [9, ['hot seller', 'price drop', 'limited edition'], true, ['price drop', 'limited edition', 'hot seller']],
  [9, ['price drop'], false, []],
  [9, [], true, []],
] as const)('stock %i and the operator’s labels %j (reduced: %s) give %j', (stock, operatorLabels, reduced, labels) => {
  expect(presentLabels(operatorLabels, { stock, reduced })).toEqual(labels);
});
