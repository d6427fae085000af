import { HOUR_MS } from '#lib/shared/durations.ts';
import { attemptAfterCheck } from './attempt-after-check.ts';
import { type AttemptStatus, STATUS_REQUESTED } from './payment-state.ts';

type GatewayCheck = Parameters<typeof attemptAfterCheck>[1];
const attempt = (state: AttemptStatus['state'], failureReason = ''): AttemptStatus => ({ state, failureReason });
const checkedAttempt = attempt('created', STATUS_REQUESTED);
const of = (...kinds: NonNullable<GatewayCheck['reportedUpdates']>[number]['kind'][]) => ({
  reportedUpdates: kinds.map((kind) => ({ kind })),
});

test.each<[string, AttemptStatus, Partial<GatewayCheck>, AttemptStatus]>([
  ['created, and the gateway knows nothing', attempt('created'), {}, attempt('created')],
  ['pending', attempt('created'), of('pending'), checkedAttempt],
  ['abandoned, but pending at the gateway', attempt('given-up'), of('failed', 'pending'), checkedAttempt],
  ['failed, but pending at the gateway', attempt('failed', 'declined'), of('pending'), checkedAttempt],
  ['status requested, and failed', checkedAttempt, of('failed', 'failed'), attempt('created')],
  ['status requested, and unknown for less than an hour', checkedAttempt, { age: HOUR_MS - 1 }, checkedAttempt],
  ['status requested, and unknown for an hour', checkedAttempt, { age: HOUR_MS }, attempt('created')],
  [
    'status requested, and the gateway unreachable',
    checkedAttempt,
    { reportedUpdates: null, age: HOUR_MS },
    checkedAttempt,
  ],
  ['status requested, and captured with another amount', checkedAttempt, of('captured'), checkedAttempt],
  ['authorised, and still pending', attempt('authorized'), of('pending'), attempt('authorized')],
  ['status requested for a week without an answer', checkedAttempt, { isLast: true }, attempt('created')],
  ['pending for a week', checkedAttempt, { ...of('pending'), isLast: true }, attempt('created')],
  ['pending on the last day', attempt('given-up'), { ...of('pending'), isLast: true }, attempt('given-up')],
  ['authorised for a week', attempt('authorized'), { ...of('authorized'), isLast: true }, attempt('failed')],
  ['failed with its reason', attempt('failed', 'declined'), { isLast: true }, attempt('failed', 'declined')],
  ['captured', attempt('captured'), { ...of('pending'), isLast: true }, attempt('captured')],
])('attemptAfterCheck: %s', (_title, before, check, after) => {
  expect(attemptAfterCheck(before, { reportedUpdates: [], age: 0, isLast: false, ...check })).toEqual(after);
});
