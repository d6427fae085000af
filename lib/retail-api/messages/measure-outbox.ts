import type { Kysely } from 'kysely';
import { setGauge } from '#lib/shared/metrics/record.ts';
import type { Database } from '../core/db/schema.ts';
import { sum } from '../core/sum.ts';

const CHANNELS = ['mail', 'sms', 'voice', 'whatsapp', 'webhook'] as const;
const STATES = ['waiting', 'sending', 'failed'] as const;

/**
 * Sets the gauges of the outbox: how much of each channel waits, is being sent, or was given up in the last 30 days, and
 * the age in seconds of the oldest one-time code, and of the oldest other message, that was not sent. One statement, on an index. `now` in epoch milliseconds.
 */
export async function measureOutbox(db: Kysely<Database>, now: number): Promise<void> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      'channel',
      'state',
      eb.case().when('kind', '=', 'code').then('code').else('other').end().as('kind'),
      fn.countAll<number>().as('messages'),
      fn.min('created_at').as('oldest'),
    ])
    .where('state', 'in', STATES)
    .groupBy(['channel', 'state', 'kind'])
    .execute();
  // A channel without messages has a value, too: a rise from none would be no rise.
  for (const channel of CHANNELS) for (const state of STATES) setGauge('outbox', { channel, state }, 0);
  const counts = Map.groupBy(rows, ({ channel, state }) => `${channel} ${state}`);
  for (const [first, ...others] of counts.values()) {
    if (!first) continue;
    const messages = sum([first, ...others].map((row) => Number(row.messages)));
    setGauge('outbox', { channel: first.channel, state: first.state }, messages);
  }
  const unsent = rows.filter(({ state }) => state !== 'failed');
  for (const same of Map.groupBy(unsent, ({ channel, kind }) => `${channel} ${kind}`).values()) {
    const [{ channel, kind } = { channel: '', kind: '' }] = same;
    const oldest = Math.min(...same.map((row) => row.oldest));
    setGauge('outboxAge', { channel, kind }, Math.max(0, now - oldest) / 1000);
  }
}
