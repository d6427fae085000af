import type { Kysely } from 'kysely';
import { setGauge } from '#lib/shared/metrics/record.ts';
import type { Database } from '../core/db/schema.ts';

/** The channels of the outbox. */
export const OUTBOX_CHANNELS = ['mail', 'sms', 'voice', 'whatsapp', 'webhook'] as const;
const STATES = ['waiting', 'sending', 'failed'] as const;

/**
 * How many messages of each channel, state and kind, tried or not, were not sent in the last 30 days, and when the oldest of
 * them was written, in epoch milliseconds. One statement, on an index.
 */
export async function readUnsent(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      'channel',
      'state',
      'kind',
      eb.case().when('attempts', '>', 0).then(1).else(0).end().as('tried'),
      fn.countAll<number>().as('messages'),
      fn.min('created_at').as('oldest'),
    ])
    .where('state', 'in', STATES)
    .groupBy(['channel', 'state', 'kind', 'tried'])
    .execute();
  return rows.map(({ messages, ...row }) => ({ ...row, messages: Number(messages) }));
}

/**
 * Sets the gauges of the outbox: how much of each channel waits, is being sent, or was given up in the last 30 days, and
 * the age in seconds of the oldest one-time code, and of the oldest other message, that was not sent. `now` in epoch
 * milliseconds.
 */
export async function measureOutbox(db: Kysely<Database>, now: number): Promise<void> {
  const rows = await readUnsent(db);
  for (const channel of OUTBOX_CHANNELS) {
    const ofChannel = rows.filter((row) => row.channel === channel);
    for (const state of STATES) {
      const messages = ofChannel.reduce((sum, row) => sum + (row.state === state ? row.messages : 0), 0);
      // A channel without messages has a value, too: a rise from none would be no rise.
      setGauge('outbox', { channel, state }, messages);
    }
    const unsent = Map.groupBy(
      ofChannel.filter(({ state }) => state !== 'failed'),
      (row) => (row.kind === 'code' ? 'code' : 'other'),
    );
    for (const [kind, same] of unsent) {
      const oldest = Math.min(...same.map((row) => row.oldest));
      setGauge('outboxAge', { channel, kind }, Math.max(0, now - oldest) / 1000);
    }
  }
}
