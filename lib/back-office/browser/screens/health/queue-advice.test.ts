import { MINUTE_MS } from '#lib/shared/durations.ts';
import { queueAdvice } from './queue-advice.ts';

const NOW = Date.parse('2026-11-27T10:00:00Z');

type Queue = Parameters<typeof queueAdvice>[0][number];
const queueOf = (part: Partial<Queue>): Queue => ({ Queue: 'mail', Waiting: 1, Failed: 0, OldestAt: null, ...part });

test('what waits for more than half an hour is said with what to check', () => {
  const queues = [
    queueOf({ OldestAt: NOW - 31 * MINUTE_MS }),
    queueOf({ Queue: 'sms', OldestAt: NOW - 5 * MINUTE_MS }),
  ];
  expect(queueAdvice(queues, NOW)).toMatchObject(
    [{ queue: 'mail', severity: 'error', text: /mail server/ }].map((one) => ({
      ...one,
      text: expect.stringMatching(one.text),
    })),
  );
});

test('what failed for good is said, and otherwise that everything gets through', () => {
  expect(queueAdvice([queueOf({ Queue: 'webhook', Failed: 2 })], NOW)).toMatchObject([{ severity: 'warning' }]);
  expect(queueAdvice([queueOf({})], NOW)).toMatchObject([{ severity: 'success' }]);
});
