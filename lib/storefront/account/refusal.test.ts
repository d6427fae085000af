import type { Failure } from '#lib/shared/result.ts';
import { refuseCodeForm } from './refusal.ts';

const refused = (reason: Extract<Failure, { kind: 'refused' }>['reason'], detail: object = {}): Failure => ({
  kind: 'refused',
  reason,
  ...detail,
});

test.each<[Failure, object]>([
  [
    refused('code-wrong', { triesLeft: 3 }),
    { ok: false, problems: { digit1: 'That code is not correct. 3 tries left.' } },
  ],
  [
    refused('code-wrong', { triesLeft: 1 }),
    { ok: false, problems: { digit1: 'That code is not correct. 1 try left.' } },
  ],
  [refused('code-wrong'), { ok: false, problems: { digit1: 'That code is not correct.' } }],
  [refused('code-expired'), { ok: false, problems: { digit1: 'This code has expired. Request a new one.' } }],
  [
    refused('code-locked', { retryAfterSeconds: 900 }),
    {
      ok: false,
      status: 429,
      retryAfterSeconds: 900,
      problems: { '': 'Too many wrong codes. Try again in 15 minutes.' },
      data: { lockedForSeconds: 900 },
    },
  ],
  [
    refused('too-many-requests', { retryAfterSeconds: 28 }),
    {
      ok: false,
      status: 429,
      retryAfterSeconds: 28,
      problems: { '': 'You have requested too many codes. Try again in 28 seconds.' },
    },
  ],
  [
    refused('too-many-requests'),
    {
      ok: false,
      status: 429,
      retryAfterSeconds: undefined,
      problems: { '': 'You have requested too many codes. Try again later.' },
    },
  ],
])('the account refusal %j has a message', (failure, outcome) => {
  expect(refuseCodeForm(failure, '/myaccount')).toEqual(outcome);
});

test('account failures that are not about codes get the answer of every form', () => {
  expect(refuseCodeForm({ kind: 'unavailable' }, '/')).toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect(refuseCodeForm(refused('sign-in-required'), '/myaccount/privacy').signInPage).toBe('/myaccount/privacy');
});
