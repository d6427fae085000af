import type { Kysely } from 'kysely';
import { setGauge } from '#lib/shared/metrics/record.ts';
import type { Database } from '../core/db/schema.ts';

/**
 * Sets the gauges of the outbox: how much of each channel waits, is being sent, or was given up in the last 30 days, and
 * the age in seconds of the oldest that was not sent. One statement, on an index. `now` in epoch milliseconds.
 */
export async function measureOutbox(db: Kysely<Database>, now: number): Promise<void> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['channel', 'state', fn.countAll<number>().as('messages'), fn.min('created_at').as('oldest')])
    .where('state', 'in', ['waiting', 'sending', 'failed'])
    .groupBy(['channel', 'state'])
    .execute();
  const oldest = new Map<string, number>();
  for (const { channel, state, messages, oldest: createdAt } of rows) {
    setGauge('outbox', { channel, state }, messages);
    if (state !== 'failed') oldest.set(channel, Math.min(oldest.get(channel) ?? createdAt, createdAt));
  }
  for (const [channel, createdAt] of oldest) setGauge('outboxAge', { channel }, Math.max(0, now - createdAt) / 1000);
}
