import type { Transaction } from 'kysely';
import type { calls, RequestOf } from '#lib/contract/index.ts';
import { HOUR_MS } from '#lib/shared/durations.ts';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { type Endpoint, findEndpoint, readEndpoints } from './endpoint-repository.ts';
import { newWebhookSecret, sealSecret } from './seal-secret.ts';

/** Each event is stored once for each endpoint. */
const MAX_ENDPOINTS = 20;

interface SaveContext {
  /** `RETAIL_API_SECRET`. */
  secret: ApiSecret;
  /** Whether addresses may begin with `http`, as in a trial. */
  allowsPrivate: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** Adds an endpoint with a new secret, or changes the address and events of one. */
export async function saveEndpoint(
  transaction: Transaction<Database>,
  request: RequestOf<typeof calls.saveWebhookEndpoint>,
  { secret, allowsPrivate, now }: SaveContext,
): Promise<Outcome<Endpoint>> {
  const url = new URL(request.Url);
  if (url.protocol !== 'https:' && !allowsPrivate) return invalidField('Url', 'It must begin with https://.');
  if (url.username !== '' || url.password !== '' || url.hash !== '') {
    return invalidField('Url', 'It must not contain a user name, a password or #: the signature proves who sends.');
  }
  const { EndpointName: name, Events = [], Enabled = true, Note = '', Operator = '' } = request;
  const all = await readEndpoints(transaction);
  if (all.length >= MAX_ENDPOINTS && !all.some((one) => one.name === name)) {
    return fail('ListFull', `There are ${MAX_ENDPOINTS} endpoints already.`);
  }
  const changed = {
    url: url.href,
    events: JSON.stringify([...new Set(Events)]),
    enabled: Enabled ? 1 : 0,
    disabled_because: '',
    note: Note,
    saved_by: Operator,
    saved_at: now,
  };
  const own = { secret: await sealSecret(newWebhookSecret(), secret), secret_version: 1 };
  await transaction
    .insertInto('webhook_endpoints')
    .values({ name, ...changed, ...own, previous_secret: '', previous_until: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(changed))
    .execute();
  return readAgain(transaction, name);
}

interface Rotation {
  name: string;
  expectedVersion: number;
  /** How long the previous secret signs, too. */
  keepHours: number;
  by: string;
}

/** Gives an endpoint a new secret. Refuses with NotFound, and with Conflict if it has another version by now. */
export async function rotateSecret(
  transaction: Transaction<Database>,
  { name, expectedVersion, keepHours, by }: Rotation,
  { secret, now }: Pick<SaveContext, 'secret' | 'now'>,
): Promise<Outcome<Endpoint>> {
  const sealed = await sealSecret(newWebhookSecret(), secret);
  const { numUpdatedRows } = await transaction
    .updateTable('webhook_endpoints')
    .set(({ ref }) => ({
      previous_secret: ref('secret'),
      previous_until: now + keepHours * HOUR_MS,
      secret: sealed,
      secret_version: expectedVersion + 1,
      saved_by: by,
      saved_at: now,
    }))
    .where('name', '=', name)
    .where('secret_version', '=', expectedVersion)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) return readAgain(transaction, name);
  return (await findEndpoint(transaction, name))
    ? fail('Conflict', 'The secret has already been rotated.')
    : noSuchEndpoint();
}

/** Deletes an endpoint and what was to be sent to it. Refuses with NotFound. */
export async function deleteEndpoint(
  transaction: Transaction<Database>,
  name: string,
): Promise<Outcome<Record<string, never>>> {
  const { numDeletedRows } = await transaction
    .deleteFrom('webhook_endpoints')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return noSuchEndpoint();
  await transaction.deleteFrom('outbox').where('recipient', '=', name).where('channel', '=', 'webhook').execute();
  return succeed({});
}

/** The refusal for the name of no endpoint. */
export function noSuchEndpoint(): Outcome<never> {
  return fail('NotFound', 'There is no such endpoint.');
}

async function readAgain(transaction: Transaction<Database>, name: string): Promise<Outcome<Endpoint>> {
  const endpoint = await findEndpoint(transaction, name);
  return endpoint ? succeed(endpoint) : noSuchEndpoint();
}
