import type { Kysely, Selectable, Transaction } from 'kysely';
import { newId } from '../core/db/new-id.ts';
import type { Database } from '../core/db/schema.ts';
import type { ServiceMove } from '../core/db/service-tables.ts';
import type { EventActor } from '../orders/order-events.ts';
import type { ServiceProgress } from './rules/service-steps.ts';
import type { ServiceDocument } from './service-document.ts';

export type ServiceRow = Selectable<Database['service_requests']>;

/** Any customer's service request by its number. */
export async function findService(db: Kysely<Database>, number: string): Promise<ServiceRow | undefined> {
  return db.selectFrom('service_requests').selectAll().where('number', '=', number).executeTakeFirst();
}

/** A customer's own service request by its number; undefined for somebody else's. */
export async function findOwnService(
  db: Kysely<Database>,
  number: string,
  customerId: string,
): Promise<ServiceRow | undefined> {
  const row = await findService(db, number);
  return row?.customer_id === customerId ? row : undefined;
}

/** The locked service request: other moves wait until this transaction ends; undefined if there is none. */
export async function lockService(transaction: Transaction<Database>, number: string): Promise<ServiceRow | undefined> {
  // An update without changes takes the row lock on both engines.
  return transaction
    .updateTable('service_requests')
    .set((row) => ({ state: row.ref('state') }))
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirst();
}

/** The document of a request. */
export function readServiceDocument({ document }: Pick<ServiceRow, 'document'>): ServiceDocument {
  // Written by `open-service.ts` and `move-service.ts`.
  return JSON.parse(document);
}

/** What decides about the next moves of a request. */
export function progressOf({ state, item_received_at }: ServiceRow): ServiceProgress {
  return { state, hasItem: item_received_at !== null };
}

/** Records a move of a request, in the transaction of the move. */
export async function recordServiceEvent(
  transaction: Transaction<Database>,
  { number, state }: Pick<ServiceRow, 'number' | 'state'>,
  { move, actor, now }: { move: ServiceMove; actor: EventActor; now: number },
): Promise<void> {
  await transaction
    .insertInto('service_events')
    .values({ id: newId(), service_number: number, move, state, actor, at: now })
    .execute();
}
