import { refuse } from './refuse.ts';

test('who has to sign in first comes back to the page of the form', () => {
  expect(refuse({ kind: 'refused', reason: 'sign-in-required' }, '/myaccount/privacy')).toMatchObject({
    status: 401,
    location: '/users/sign_in?next=%2Fmyaccount%2Fprivacy',
  });
});

test('an outage says so and when to come back; anything else says that nothing was changed', () => {
  expect(refuse({ kind: 'unavailable' }, '/')).toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect(refuse({ kind: 'not-found' }, '/')).toMatchObject({ status: 404 });
  expect(refuse({ kind: 'refused', reason: 'invalid' }, '/').problems['']).toContain('Nothing was changed');
});
