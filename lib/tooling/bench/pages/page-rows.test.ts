import { median } from '../median.ts';
import { failedRow } from './page-rows.ts';

test('what could not be measured has a row that misses its goal and says why in one line', () => {
  const row = failedRow('list, phone', new Error('/watches was not shown\nCall log: …'));
  expect(row).toMatchObject({ figure: 'list, phone', measured: 'failed: /watches was not shown', met: false });
});

test('the median is the middle of the values in their order', () => {
  expect(median([300, 100, 200])).toBe(200);
});
