import { refuse } from './refuse.ts';

test('who has to sign in first comes back to the page of the form', () => {
  expect(refuse({ kind: 'refused', reason: 'sign-in-required' }, '/myaccount/privacy')).toMatchObject({
    status: 401,
    signInPage: '/myaccount/privacy',
  });
});

test('an outage says when to come back, and not that nothing was done; anything else says that nothing was changed', () => {
  const outage = refuse({ kind: 'unavailable' }, '/');
  expect(outage).toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect(outage.problems['']).toMatch(/could not check whether/);
  expect(refuse({ kind: 'not-found' }, '/')).toMatchObject({ status: 404 });
  expect(refuse({ kind: 'refused', reason: 'invalid' }, '/').problems['']).toContain('Nothing was changed');
});
