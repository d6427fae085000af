import { NOTICE_VERSION, purposesOfConsentVersion, VISIT_PURPOSES } from './purposes.ts';

test('the notice asks about every purpose, and a choice under an older notice is recorded with its purposes', () => {
  expect(purposesOfConsentVersion(NOTICE_VERSION)).toEqual(VISIT_PURPOSES);
  expect(purposesOfConsentVersion('1')).toEqual(['statistics', 'campaigns']);
});
