import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { sessionFingerprint } from './session-fingerprint.ts';
import { customerStatus, hasSignedInCookie, matchesSession } from './signed-in.ts';

test('each sign-in has a distinct mark, which depends on the secret and does not contain the token', () => {
  const mark = sessionFingerprint({ customerToken: 'token-of-asha', sessId: 's' }, TEST_SECRET);
  expect(mark).toMatch(/^[\w-]{12}$/);
  expect(sessionFingerprint({ customerToken: 'token-of-asha', sessId: 'other', userName: 'Asha' }, TEST_SECRET)).toBe(
    mark,
  );
  expect(sessionFingerprint({ customerToken: 'token-of-ravi' }, TEST_SECRET)).not.toBe(mark);
  expect(sessionFingerprint({ customerToken: 'token-of-asha' }, `another ${TEST_SECRET}`)).not.toBe(mark);
  expect(sessionFingerprint({ sessId: 's', basketGuid: 'b' }, TEST_SECRET)).toBeNull();
});

test.each([
  ['', false, true, false],
  [`CustStatusID=${customerStatus('asha')}`, true, false, true],
  [`cartCount=2; CustStatusID=${customerStatus('asha')}; x=y`, true, false, true],
  [`CustStatusID=7; CustStatusID=${customerStatus('asha')}`, true, false, true],
  [`CustStatusID=${customerStatus('ravi')}`, true, false, false],
  [`CustStatusID=${customerStatus('asha')}x`, true, false, false],
  [`notCustStatusID=${customerStatus('asha')}`, false, true, false],
  ['CustStatusID=1', true, false, false],
])(
  '%j: a customer is signed in: %s; page for a guest is right: %s; page for Asha is right: %s',
  (cookies, somebody, nobody, asha) => {
    expect(hasSignedInCookie(cookies)).toBe(somebody);
    expect(matchesSession(null, cookies)).toBe(nobody);
    expect(matchesSession('asha', cookies)).toBe(asha);
  },
);
