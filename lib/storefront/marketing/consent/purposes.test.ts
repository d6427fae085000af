import { NOTICE_VERSION, purposesOfConsentVersion, VISIT_PURPOSES } from './purposes.ts';

test('the notice asks about every purpose, and an earlier one is recorded with what it asked about', () => {
  expect(purposesOfConsentVersion(NOTICE_VERSION)).toEqual(VISIT_PURPOSES);
  expect(purposesOfConsentVersion('1')).toEqual(['statistics', 'campaigns']);
});
