import { compareNumberSeries } from './number-series.ts';

const LAST = new Map([
  ['SM2627', 3],
  ['CN2627', 1],
]);
const SOUND = ['SM2627-000001', 'SM2627-000002', 'SM2627-000003', 'CN2627-000001'];

test.each([
  [SOUND, []],
  [SOUND.toReversed(), []],
  [SOUND.toSpliced(1, 1), ['SM2627 has no number 2.']],
  [[...SOUND, 'SM2627-000003'], ['SM2627-000003 was used 2 times.']],
  [[...SOUND, 'SM2627-000004'], ['SM2627-000004 is beyond the end of its series.']],
  [[...SOUND, 'XX2627-000001'], ['XX2627-000001 is beyond the end of its series.']],
])('%j', (issued, faults) => {
  expect(compareNumberSeries(issued, LAST)).toEqual(faults);
});
