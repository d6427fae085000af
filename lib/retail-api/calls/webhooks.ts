import { calls, type DataOf } from '#lib/contract/index.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { onceByKey } from '../core/db/once-by-key.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { countDeliveries, readDeliveries, replayDeliveries } from '../messages/webhooks/deliveries.ts';
import { enqueueTest } from '../messages/webhooks/emit-events.ts';
import { type Endpoint, findEndpoint, readEndpoints } from '../messages/webhooks/endpoint-repository.ts';
import { deleteEndpoint, noSuchEndpoint, rotateSecret, saveEndpoint } from '../messages/webhooks/save-endpoint.ts';
import { openSecret } from '../messages/webhooks/seal-secret.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

type EndpointData = DataOf<typeof calls.saveWebhookEndpoint>;

function presentEndpoint(endpoint: Endpoint, now: number): EndpointData {
  const keepsPrevious = endpoint.previous_secret !== '' && now < endpoint.previous_until;
  return {
    EndpointName: endpoint.name,
    Url: endpoint.url,
    Events: endpoint.events,
    Enabled: endpoint.enabled,
    DisabledBecause: endpoint.disabled_because,
    Note: endpoint.note,
    SecretVersion: endpoint.secret_version,
    PreviousSecretUntil: keepsPrevious ? endpoint.previous_until : null,
    SavedBy: endpoint.saved_by,
    SavedAt: endpoint.saved_at,
  };
}

function presented(outcome: Outcome<Endpoint>, now: number): Outcome<EndpointData> {
  return outcome.code === 'Success' ? succeed(presentEndpoint(outcome.data, now)) : outcome;
}

/** Adds or changes an endpoint. */
const handleSave = handlerFor(calls.saveWebhookEndpoint, async (request, { db, secret, isTrial, now }) => {
  const at = now();
  const context = { secret, allowsPrivate: isTrial, now: at };
  return presented(await inTransaction(db, (transaction) => saveEndpoint(transaction, request, context)), at);
});

/** All endpoints, with the number of deliveries that wait or were given up. */
const handleList = handlerFor(calls.webhookEndpoints, async (_request, { db, now }) => {
  const counts = await countDeliveries(db);
  const endpoints = await readEndpoints(db);
  return succeed({
    Endpoints: endpoints.map((endpoint) => {
      const { waiting: Waiting, failed: Failed } = counts.get(endpoint.name) ?? { waiting: 0, failed: 0 };
      return { ...presentEndpoint(endpoint, now()), Waiting, Failed };
    }),
  });
});

/** The secret of an endpoint. */
const handleSecret = handlerFor(calls.webhookSecret, async ({ EndpointName: name }, { db, secret }) => {
  const endpoint = await findEndpoint(db, name);
  if (!endpoint) return noSuchEndpoint();
  return succeed({ Secret: await openSecret(endpoint.secret, secret), SecretVersion: endpoint.secret_version });
});

/** Gives an endpoint a new secret. */
const handleRotation = handlerFor(calls.rotateWebhookSecret, async (request, { db, secret, now }) => {
  const at = now();
  const { EndpointName: name, ExpectedVersion: expectedVersion, KeepHours: keepHours, Operator: by } = request;
  const rotation = { name, expectedVersion, keepHours, by };
  const rotated = await inTransaction(db, (transaction) => rotateSecret(transaction, rotation, { secret, now: at }));
  return presented(rotated, at);
});

/** Deletes an endpoint. */
const handleDeletion = handlerFor(calls.deleteWebhookEndpoint, ({ EndpointName: name }, { db }) =>
  inTransaction(db, (transaction) => deleteEndpoint(transaction, name)),
);

/** A page of deliveries to an endpoint. */
const handleDeliveries = handlerFor(calls.webhookDeliveries, async (request, { db }) => {
  const { EndpointName: endpointName, State: state, About: about, Page } = request;
  if (!(await findEndpoint(db, endpointName))) return noSuchEndpoint();
  const { rows, totalPages, more } = await readDeliveries(db, { endpointName, state, about }, Page);
  return succeed({
    Deliveries: rows.map((row) => ({
      DeliveryId: row.id,
      Event: row.kind,
      About: row.subject,
      State: row.state,
      Attempts: row.attempts,
      Result: row.result,
      CreatedAt: row.created_at,
      NextAttemptAt: row.state === 'waiting' ? row.next_attempt_at : null,
      SentAt: row.sent_at,
      Payload: row.body,
    })),
    Page,
    TotalPages: totalPages,
    MorePages: more,
  });
});

/** Sends deliveries again. */
const handleReplay = handlerFor(calls.replayWebhook, async (request, { db, now }) => {
  const { EndpointName: endpointName, DeliveryId: id, FromAt: from } = request;
  if (!(await findEndpoint(db, endpointName))) return noSuchEndpoint();
  return inTransaction(db, async (transaction) => {
    const replayed = await replayDeliveries(transaction, { endpointName, id, from }, now());
    return replayed === null ? fail('NotFound', 'There is no such delivery.') : succeed({ Replayed: replayed });
  });
});

/** Sends a test event to an endpoint, once per idempotency key. */
const handleTest = handlerFor(calls.testWebhook, (request, context, caller) => {
  const now = context.now();
  return inTransaction(context.db, (transaction) => {
    const work = async (): Promise<Outcome<Record<string, never>>> => {
      const endpoint = await findEndpoint(transaction, request.EndpointName);
      if (!endpoint?.enabled) return noSuchEndpoint();
      await enqueueTest(transaction, endpoint.name, now);
      return succeed({});
    };
    return onceByKey<Record<string, never>>(transaction, { call: calls.testWebhook, request, caller, now }, work, {
      storedPart: () => '',
      replay: async () => succeed({}),
    });
  });
});

/** Handlers of the calls about outgoing webhooks. */
export const webhookCalls: readonly CallHandler[] = [
  handleSave,
  handleList,
  handleSecret,
  handleRotation,
  handleDeletion,
  handleDeliveries,
  handleReplay,
  handleTest,
];
