import type { Failure } from '#lib/shared/result.ts';
import { refuseTracking, refuseTrackingCode } from './refusal.ts';

const NO_SUCH_ORDER = 'We found no order with this number and contact. Please check both in your order confirmation.';

test.each<[string, Failure]>([
  ['of an unknown order', { kind: 'not-found' }],
  ['whose contact is none', { kind: 'refused', reason: 'invalid' }],
])('an order %s is reported at its number, or at the whole form where there is no such field', (_what, failure) => {
  expect(refuseTracking(failure).problems).toEqual({ orderNumber: NO_SUCH_ORDER });
  expect(refuseTrackingCode(failure).problems).toEqual({ '': NO_SUCH_ORDER });
});

test('too many order status requests or codes are answered with the wait, each with its own text', () => {
  const failure: Failure = { kind: 'refused', reason: 'too-many-requests', retryAfterSeconds: 60 };
  const reported = [refuseTracking(failure), refuseTrackingCode(failure)].map(({ status, problems }) => [
    status,
    problems[''],
  ]);
  expect(reported).toEqual([
    [429, expect.stringMatching(/^You have made too many tracking requests\. Try again in /)],
    [429, expect.stringMatching(/^You have requested too many codes\. Try again in /)],
  ]);
});
