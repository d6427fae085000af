import { NOTICE_VERSION, purposesAskedBy, VISIT_PURPOSES } from './purposes.ts';

test('the notice asks about every purpose, and an earlier one is recorded with what it asked about', () => {
  expect(purposesAskedBy(NOTICE_VERSION)).toEqual(VISIT_PURPOSES);
  expect(purposesAskedBy('1')).toEqual(['statistics', 'campaigns']);
});
