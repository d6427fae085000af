import type { Kysely, Selectable } from 'kysely';
import { WEBHOOK_EVENTS, type WebhookEventType } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';

type EndpointRow = Selectable<Database['webhook_endpoints']>;

/** An endpoint of outgoing webhooks; the secrets are sealed. */
export interface Endpoint extends Omit<EndpointRow, 'events' | 'enabled'> {
  /** Empty for all. */
  events: WebhookEventType[];
  enabled: boolean;
}

/** The endpoints that events are sent to, by name. */
export async function readEnabledEndpoints(db: Kysely<Database>): Promise<Endpoint[]> {
  const rows = await db.selectFrom('webhook_endpoints').selectAll().where('enabled', '=', 1).orderBy('name').execute();
  return rows.map(endpointOf);
}

/** Whether events are sent to anybody: if not, what they would hold need not be read. */
export async function hasEndpoints(db: Kysely<Database>): Promise<boolean> {
  const some = await db.selectFrom('webhook_endpoints').select('name').where('enabled', '=', 1).limit(1).execute();
  return some.length > 0;
}

/** All endpoints, by name. */
export async function readEndpoints(db: Kysely<Database>): Promise<Endpoint[]> {
  const rows = await db.selectFrom('webhook_endpoints').selectAll().orderBy('name').execute();
  return rows.map(endpointOf);
}

/** The endpoint with a name; undefined if there is none. */
export async function findEndpoint(db: Kysely<Database>, name: string): Promise<Endpoint | undefined> {
  const row = await db.selectFrom('webhook_endpoints').selectAll().where('name', '=', name).executeTakeFirst();
  return row && endpointOf(row);
}

/** Stops deliveries to an endpoint; the operator reads why. */
export async function disableEndpoint(db: Kysely<Database>, name: string, because: string): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ enabled: 0, disabled_because: because })
    .where('name', '=', name)
    .execute();
}

/** A type that a later version no longer sends is left out. */
function endpointOf({ events, enabled, ...row }: EndpointRow): Endpoint {
  const stored: string[] = JSON.parse(events);
  return { ...row, enabled: enabled === 1, events: WEBHOOK_EVENTS.filter((type) => stored.includes(type)) };
}
