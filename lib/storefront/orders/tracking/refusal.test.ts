import type { Failure } from '#lib/shared/result.ts';
import { NO_SUCH_ORDER, refuseTracking, refuseTrackingCode } from './refusal.ts';

test.each<[string, Failure]>([
  ['that is not there', { kind: 'not-found' }],
  ['whose contact is none', { kind: 'refused', reason: 'invalid' }],
])('an order %s is told of beside its number, and by the forms that do not ask for it as a whole', (_what, failure) => {
  expect(refuseTracking(failure).problems).toEqual({ orderNumber: NO_SUCH_ORDER });
  expect(refuseTrackingCode(failure).problems).toEqual({ '': NO_SUCH_ORDER });
});

test('who asks too often is told when to come back, in the words of what was asked for', () => {
  const failure: Failure = { kind: 'refused', reason: 'too-many-requests', retryAfterSeconds: 60 };
  const reported = [refuseTracking(failure), refuseTrackingCode(failure)].map(({ status, problems }) => [
    status,
    problems[''],
  ]);
  expect(reported).toEqual([
    [429, expect.stringMatching(/^There were too many tracking requests\. Try again in /)],
    [429, expect.stringMatching(/^You have requested too many codes\. Try again in /)],
  ]);
});
