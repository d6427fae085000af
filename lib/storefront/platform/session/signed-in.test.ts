import { markOf } from './mark.ts';
import { customerStatus, hasSignedInCookie, isMadeFor } from './signed-in.ts';

const SECRET = 'a secret of at least 32 characters for tests';

test('each sign-in has a distinct mark, which depends on the secret and does not contain the token', () => {
  const mark = markOf({ customerToken: 'token-of-asha', sessId: 's' }, SECRET);
  expect(mark).toMatch(/^[\w-]{12}$/);
  expect(markOf({ customerToken: 'token-of-asha', sessId: 'other', userName: 'Asha' }, SECRET)).toBe(mark);
  expect(markOf({ customerToken: 'token-of-ravi' }, SECRET)).not.toBe(mark);
  expect(markOf({ customerToken: 'token-of-asha' }, `another ${SECRET}`)).not.toBe(mark);
  expect(markOf({ sessId: 's', basketGuid: 'b' }, SECRET)).toBeNull();
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
    expect(isMadeFor(null, cookies)).toBe(nobody);
    expect(isMadeFor('asha', cookies)).toBe(asha);
  },
);
