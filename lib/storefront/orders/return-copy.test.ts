import { RETURN_STATES } from '#lib/contract/vocabulary.ts';
import { isPaidBack, returnStateText, returnStepName, returnStepText } from './return-copy.ts';

const of = (kind: 'return' | 'exchange', state: (typeof RETURN_STATES)[number]) => ({ kind, state });

test('the state of a return is named on its own page and in the timeline of its order', () => {
  expect(RETURN_STATES.map((state) => returnStateText(of('return', state)))).toEqual([
    'Return requested',
    'Return approved',
    'Return not accepted',
    'Return withdrawn',
    'Return picked up',
    'Return checked and accepted',
    'Return checked and not accepted',
    'Return not accepted, item sent back to you',
    'Return completed, refund issued',
    'Return accepted, new order placed',
  ]);
  expect(RETURN_STATES.map((state) => returnStepText(of('exchange', state)))).toEqual([
    'Exchange requested',
    'Exchange approved',
    'Exchange not accepted',
    'Exchange withdrawn',
    'Exchange picked up',
    'Exchange checked and accepted',
    'Exchange checked and not accepted',
    'Sent back to you',
    'Refund issued',
    'New order placed',
  ]);
  expect(returnStepName('picked-up')).toBe('Picked up');
});

test('an exchange that ended with a refund was not made', () =>
  expect(returnStateText(of('exchange', 'refunded'))).toBe('Exchange cancelled, refund issued'));

test('the full value is refunded for a completed return, and for an exchange that was not made', () => {
  const paidBack = (kind: 'return' | 'exchange') => RETURN_STATES.filter((state) => isPaidBack(of(kind, state)));
  expect(paidBack('exchange')).toEqual(['refunded']);
  expect(RETURN_STATES.filter((state) => !paidBack('return').includes(state))).toEqual([
    'refused',
    'withdrawn',
    'quality-failed',
    'sent-back',
  ]);
});
