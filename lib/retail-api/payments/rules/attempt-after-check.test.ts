import { attemptAfterCheck } from './attempt-after-check.ts';
import { type AttemptFacts, STATUS_REQUESTED } from './payment-state.ts';

type GatewayCheck = Parameters<typeof attemptAfterCheck>[1];
const HOUR = 60 * 60 * 1000;
const attempt = (state: AttemptFacts['state'], failureReason = ''): AttemptFacts => ({ state, failureReason });
const checkedAttempt = attempt('created', STATUS_REQUESTED);
const of = (...kinds: NonNullable<GatewayCheck['reportedUpdates']>[number]['kind'][]) => ({
  reportedUpdates: kinds.map((kind) => ({ kind })),
});

test.each<[string, AttemptFacts, Partial<GatewayCheck>, AttemptFacts]>([
  ['nothing is known of what nobody came back from', attempt('created'), {}, attempt('created')],
  ['pending', attempt('created'), of('pending'), checkedAttempt],
  ['given up, and pending after all', attempt('given-up'), of('failed', 'pending'), checkedAttempt],
  ['failed, and pending after all', attempt('failed', 'declined'), of('pending'), checkedAttempt],
  ['asked for, and failed', checkedAttempt, of('failed', 'failed'), attempt('created')],
  ['asked for, and not known yet', checkedAttempt, { age: HOUR - 1 }, checkedAttempt],
  ['asked for, and unknown for an hour', checkedAttempt, { age: HOUR }, attempt('created')],
  ['asked for, and nobody can say', checkedAttempt, { reportedUpdates: null, age: HOUR }, checkedAttempt],
  ['asked for, and of another amount', checkedAttempt, of('captured'), checkedAttempt],
  ['authorised, and still so', attempt('authorized'), of('pending'), attempt('authorized')],
  ['asked for in vain for a week', checkedAttempt, { isLast: true }, attempt('created')],
  ['pending for a week', checkedAttempt, { ...of('pending'), isLast: true }, attempt('created')],
  ['pending on the last day', attempt('given-up'), { ...of('pending'), isLast: true }, attempt('given-up')],
  ['authorised for a week', attempt('authorized'), { ...of('authorized'), isLast: true }, attempt('failed')],
  ['failed with its reason', attempt('failed', 'declined'), { isLast: true }, attempt('failed', 'declined')],
  ['captured', attempt('captured'), { ...of('pending'), isLast: true }, attempt('captured')],
])('%s', (_title, before, look, after) => {
  expect(attemptAfterCheck(before, { reportedUpdates: [], age: 0, isLast: false, ...look })).toEqual(after);
});
