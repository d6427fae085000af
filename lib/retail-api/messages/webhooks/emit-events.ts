import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type EventTypeOf, toWire, type WebhookDataOf, type WebhookTopic, webhookData } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { type Endpoint, readEnabledEndpoints } from './endpoint-repository.ts';

/** A webhook is abandoned after this time. */
export const WEBHOOK_TTL_MS = 3 * DAY_MS;

/** Events about one topic. */
interface Events<Topic extends WebhookTopic> {
  topic: Topic;
  type: EventTypeOf<Topic>;
  /** What each event is about, e.g. `order:` and its number: events about the same are delivered in order. */
  events: readonly { about: string; data: WebhookDataOf<Topic> }[];
}

/**
 * Puts events into the outbox for every enabled endpoint that wants them. Call it in the transaction of the change that
 * they report, while that change locks what they are about: so they stand in the order of the changes. `now` in epoch
 * milliseconds.
 */
export async function emitEvents<Topic extends WebhookTopic>(
  db: Kysely<Database>,
  { topic, type, events }: Events<Topic>,
  now: number,
): Promise<void> {
  if (events.length === 0) return;
  const endpoints = await readEnabledEndpoints(db);
  for (const endpoint of endpoints) {
    if (wants(endpoint, type)) await enqueueFor(db, endpoint.name, { topic, type, events }, now);
  }
}

/**
 * Puts a test event into the outbox for one endpoint, each with a subject of its own: it does not wait for one that failed
 * before. `now` in epoch milliseconds.
 */
export async function enqueueTest(db: Kysely<Database>, endpointName: string, now: number): Promise<void> {
  const events = [{ about: `test:${randomUUID()}`, data: { EndpointName: endpointName } }];
  await enqueueFor(db, endpointName, { topic: 'webhook', type: 'webhook.test', events }, now);
}

/** Whether an endpoint receives events of a type. */
function wants({ events }: Endpoint, type: string): boolean {
  return events.length === 0 || events.some((wanted) => wanted === type);
}

async function enqueueFor<Topic extends WebhookTopic>(
  db: Kysely<Database>,
  endpointName: string,
  { topic, type, events }: Events<Topic>,
  now: number,
): Promise<void> {
  const timestamp = new Date(now).toISOString();
  const sequences = await lastSequences(db, endpointName, [...new Set(events.map(({ about }) => about))]);
  const rows = events.map(({ about, data }) => {
    const sequence = (sequences.get(about) ?? 0) + 1;
    sequences.set(about, sequence);
    return {
      id: randomUUID(),
      kind: type,
      channel: 'webhook' as const,
      recipient: endpointName,
      subject: about,
      body: JSON.stringify({ type, timestamp, data: toWire(webhookData[topic], data) }),
      state: 'waiting' as const,
      attempts: 0,
      next_attempt_at: now,
      created_at: now,
      expires_at: now + WEBHOOK_TTL_MS,
      sent_at: null,
      sequence,
    };
  });
  for (const some of chunksOf(rows)) await db.insertInto('outbox').values(some).execute();
}

/** The sequence of the latest event to an endpoint about each subject. */
async function lastSequences(
  db: Kysely<Database>,
  endpointName: string,
  subjects: readonly string[],
): Promise<Map<string, number>> {
  const sequences = new Map<string, number>();
  for (const some of chunksOf(subjects)) {
    const rows = await db
      .selectFrom('outbox')
      .select(({ fn }) => ['subject', fn.max('sequence').as('sequence')])
      .where('recipient', '=', endpointName)
      .where('subject', 'in', some)
      .groupBy('subject')
      .execute();
    for (const { subject, sequence } of rows) sequences.set(subject, sequence);
  }
  return sequences;
}
