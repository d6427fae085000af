import type { Kysely, Selectable, Transaction } from 'kysely';
import { type PageAhead, paginateAhead } from '../../core/db/paginate.ts';
import type { Database } from '../../core/db/schema.ts';
import { WEBHOOK_TTL_MS } from './emit-events.ts';

type DeliveryState = Exclude<Database['outbox']['state'], 'accepted'>;
type DeliveryRow = Selectable<Database['outbox']> & { state: DeliveryState };

interface DeliveryFilter {
  endpointName: string;
  state: DeliveryRow['state'] | undefined;
  /** What the events are about. */
  about: string | undefined;
}

/** Deliveries of a page. */
const PER_PAGE = 50;

/** A page of deliveries to an endpoint, the latest first, and how many pages there are. */
export async function readDeliveries(
  db: Kysely<Database>,
  { endpointName, state, about }: DeliveryFilter,
  page: number,
): Promise<PageAhead<DeliveryRow>> {
  const query = deliveriesTo(db, endpointName)
    .$if(state !== undefined, (some) => some.where('state', '=', state ?? 'failed'))
    .$if(about !== undefined, (some) => some.where('subject', '=', about ?? ''));
  const newest = query
    .selectAll()
    .$narrowType<{ state: DeliveryState }>()
    .orderBy('created_at', 'desc')
    .orderBy('sequence', 'desc')
    .orderBy('id');
  return paginateAhead(db, [newest], page, PER_PAGE);
}

/** How many deliveries to each endpoint are still tried, and how many were given up. */
export async function countDeliveries(db: Kysely<Database>): Promise<Map<string, { waiting: number; failed: number }>> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['recipient', 'state', fn.countAll<number>().as('count')])
    .where('channel', '=', 'webhook')
    .where('state', '!=', 'sent')
    .groupBy(['recipient', 'state'])
    .execute();
  const counts = new Map<string, { waiting: number; failed: number }>();
  for (const { recipient, state, count } of rows) {
    const { waiting, failed } = counts.get(recipient) ?? { waiting: 0, failed: 0 };
    const isFailed = state === 'failed';
    counts.set(recipient, {
      waiting: waiting + (isFailed ? 0 : Number(count)),
      failed: failed + (isFailed ? Number(count) : 0),
    });
  }
  return counts;
}

interface Replay {
  endpointName: string;
  /** One delivery that was sent or given up; all that were given up if left out. */
  id: string | undefined;
  /** Only events from this time on, in epoch milliseconds. */
  from: number | undefined;
}

/**
 * Puts deliveries back into the outbox, with the time of new ones to be sent in; returns how many, or null if there is no
 * delivery with the id. `now` in epoch milliseconds.
 */
export async function replayDeliveries(
  transaction: Transaction<Database>,
  { endpointName, id, from }: Replay,
  now: number,
): Promise<number | null> {
  if (id !== undefined) {
    const one = await deliveriesTo(transaction, endpointName).select('id').where('id', '=', id).executeTakeFirst();
    if (!one) return null;
  }
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now, expires_at: now + WEBHOOK_TTL_MS, sent_at: null })
    .where('recipient', '=', endpointName)
    .where('channel', '=', 'webhook')
    .where('state', 'in', id === undefined ? ['failed'] : ['failed', 'sent'])
    .$if(id !== undefined, (some) => some.where('id', '=', id ?? ''))
    .$if(from !== undefined, (some) => some.where('created_at', '>=', from ?? 0))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

function deliveriesTo(db: Kysely<Database>, endpointName: string) {
  return db.selectFrom('outbox').where('recipient', '=', endpointName).where('channel', '=', 'webhook');
}
