import { MINUTE_MS } from '#lib/shared/durations.ts';
import { keepMetrics } from '#lib/shared/metrics/record.ts';
import { keepInMemory } from '#lib/testing/kept-metrics.ts';
import type { OpenDatabase } from '../core/db/engine.ts';
import { describeOnEachEngine, openTestDatabase } from '../testing/test-database.ts';
import { measureOutbox } from './measure-outbox.ts';
import { enqueue, type Message } from './outbox.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const TEXT = { recipient: 'asha@example.in', subject: '', body: 'Your order', ttlMs: 10 * MINUTE_MS };
const CODE: Message = { ...TEXT, recipient: '9876543210', channel: 'sms', kind: 'code' };
const mail = (kind: Message['kind']): Message => ({ ...TEXT, channel: 'mail', kind });

describeOnEachEngine('the gauges of the outbox', (engine) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  afterAll(async () => {
    keepMetrics(undefined);
    await opened.close();
  });

  test('they say how much of each channel waits or was given up, and how old the oldest unsent is', async () => {
    const { db } = opened;
    await enqueue(db, CODE, NOW - 5 * MINUTE_MS);
    await enqueue(db, CODE, NOW - MINUTE_MS);
    await enqueue(db, mail('order-confirmed'), NOW - 3 * MINUTE_MS);
    await enqueue(db, mail('order-shipped'), NOW - 9 * MINUTE_MS);
    await db.updateTable('outbox').set({ state: 'failed' }).where('kind', '=', 'order-shipped').execute();
    await db.updateTable('outbox').set({ state: 'sending' }).where('kind', '=', 'order-confirmed').execute();
    const metrics = keepInMemory();
    await measureOutbox(db, NOW);
    expect(metrics.value('outbox', { channel: 'sms', state: 'waiting' })).toBe(2);
    expect(metrics.value('outbox', { channel: 'mail', state: 'sending' })).toBe(1);
    expect(metrics.value('outbox', { channel: 'mail', state: 'failed' })).toBe(1);
    expect(metrics.value('outbox', { channel: 'webhook', state: 'failed' })).toBe(0);
    expect(metrics.value('outboxAge', { channel: 'sms', kind: 'code' })).toBe(300);
    expect(metrics.value('outboxAge', { channel: 'mail', kind: 'other' })).toBe(180);
  });
});
