import { AnswerTally, outcomeOf } from './answer-tally.ts';

test.each([
  [200, false, 'answered'],
  [303, false, 'answered'],
  [304, false, 'answered'],
  [503, true, 'refused politely'],
  [503, false, 'failed'],
  [502, true, 'failed'],
  [500, false, 'failed'],
  [404, false, 'failed'],
  [422, false, 'answered'],
])('an answer %i, with Retry-After: %s, is %s', (status, hasRetryAfter, outcome) => {
  expect(outcomeOf({ status, hasRetryAfter }, [422])).toBe(outcome);
});

test('answers are counted, and the longest time without one', () => {
  const tally = new AnswerTally(1000);
  tally.add('answered', '200', { now: 1100, tookMs: 30 });
  tally.add('refused politely', '503', { now: 2000, tookMs: 1500 });
  tally.add('answered', '200', { now: 3600, tookMs: 20 });
  tally.add('answered', '303', { now: 3700, tookMs: 20 });
  expect([tally.count('answered'), tally.count('refused politely'), tally.count('failed')]).toEqual([3, 1, 0]);
  expect([tally.longestGapMs, tally.slowestMs, tally.byStatus]).toEqual([2500, 1500, '200: 2, 303: 1, 503: 1']);
});
