import { refuseForm } from './refuse.ts';

test('a form that needs a sign-in returns to its own page afterwards', () => {
  expect(refuseForm({ kind: 'refused', reason: 'sign-in-required' }, '/myaccount/privacy')).toMatchObject({
    status: 401,
    signInPage: '/myaccount/privacy',
  });
});

test('a refused form reports an outage with Retry-After, and says that nothing changed only otherwise', () => {
  const outage = refuseForm({ kind: 'unavailable' }, '/');
  expect(outage).toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect(outage.problems['']).toMatch(/could not check whether/);
  expect(refuseForm({ kind: 'not-found' }, '/')).toMatchObject({ status: 404 });
  expect(refuseForm({ kind: 'refused', reason: 'invalid' }, '/').problems['']).toContain('Nothing was changed');
});
