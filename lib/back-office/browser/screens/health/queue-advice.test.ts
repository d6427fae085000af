import { MINUTE_MS } from '#lib/shared/durations.ts';
import { queueAdvice } from './queue-advice.ts';

const NOW = Date.parse('2026-11-27T10:00:00Z');

type Health = Parameters<typeof queueAdvice>[0];
type Queue = Health['Queues'][number];
const queueOf = (part: Partial<Queue>): Queue => ({
  Queue: 'mail',
  Waiting: 1,
  Failed: 0,
  Expired: 0,
  OldestAt: null,
  ...part,
});

test('what waits for more than half an hour is said with what to check', () => {
  const queues = [
    queueOf({ OldestAt: NOW - 31 * MINUTE_MS }),
    queueOf({ Queue: 'sms', OldestAt: NOW - 5 * MINUTE_MS }),
  ];
  expect(queueAdvice({ Queues: queues, Couriers: null }, NOW)).toMatchObject(
    [{ queue: 'mail', severity: 'error', text: /mail server/ }].map((one) => ({
      ...one,
      text: expect.stringMatching(one.text),
    })),
  );
});

test('what failed for good is said, and otherwise that everything gets through', () => {
  const adviceOf = (queue: Queue) => queueAdvice({ Queues: [queue], Couriers: null }, NOW);
  expect(adviceOf(queueOf({ Queue: 'webhook', Failed: 2 }))).toMatchObject([{ severity: 'warning' }]);
  expect(adviceOf(queueOf({ Queue: 'sms', Failed: 2 }))).toMatchObject([{ queue: 'sms', severity: 'warning' }]);
  expect(adviceOf(queueOf({}))).toMatchObject([{ severity: 'success' }]);
});

test('what simply expired is told apart from what failed, in one line', () => {
  const adviceOf = (queue: Queue) => queueAdvice({ Queues: [queue], Couriers: null }, NOW);
  expect(adviceOf(queueOf({ Queue: 'sms', Expired: 2 }))).toEqual([
    { queue: '', severity: 'info', text: expect.stringMatching(/^Nothing failed. 2 messages .* expired/) },
  ]);
  const both = adviceOf(queueOf({ Queue: 'sms', Failed: 1, Expired: 1 }));
  expect(both.map(({ severity }) => severity)).toEqual(['warning', 'info']);
  expect(both[1]?.text).toMatch(/^1 message of/);
});

test.each<[Partial<NonNullable<Health['Couriers']>>, RegExp]>([
  [{ Unanswered: 1 }, /^1 booking got no answer/],
  [{ Held: 2 }, /^2 parcels came back/],
  [{ Polled: 3 }, /^No webhook/],
  [{ Polled: 3, ByWebhook: 1 }, /^Everything/],
  [{ Polled: 2 }, /^Everything/],
])('of couriers with %j is said: %s', (part, text) => {
  const Couriers = { Unanswered: 0, Held: 0, ByWebhook: 0, Polled: 0, ...part };
  expect(queueAdvice({ Queues: [], Couriers }, NOW)).toMatchObject([{ text: expect.stringMatching(text) }]);
});
