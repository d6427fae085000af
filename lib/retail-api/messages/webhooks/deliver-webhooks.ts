import type { Kysely, Selectable } from 'kysely';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { Database } from '../../core/db/schema.ts';
import type { Logger } from '../../core/log.ts';
import { logAbandoned } from '../log-abandoned.ts';
import { type Attempt, claim, MAX_WEBHOOK_ATTEMPTS, recordSendAttempt } from '../outbox-queue.ts';
import { disableEndpoint, type Endpoint } from './endpoint-repository.ts';
import { type PostOptions, postWebhook } from './post-webhook.ts';
import { signWebhook } from './sign-webhook.ts';

type Delivery = Selectable<Database['outbox']>;

export interface DeliverContext extends Pick<PostOptions, 'allowsPrivate' | 'lookup'> {
  db: Kysely<Database>;
  /** `RETAIL_API_SECRET`, under which the secrets of endpoints are sealed. */
  secret: ApiSecret;
  log: Logger;
  /** Epoch milliseconds. */
  now: () => number;
}

/** The most webhooks that are sent to an endpoint at once. */
const AT_ONCE = 5;
/** The receiver is gone for good, as the specification says. */
const GONE = 410;

/** Sends due webhooks to an endpoint, of each subject only the first. Resolves to whether more may be due. */
export async function deliverWebhooks(endpoint: Endpoint, context: DeliverContext, cut: AbortSignal): Promise<boolean> {
  const now = context.now();
  const due = await readDue(context.db, endpoint.name, now);
  const claimed = await Promise.all(due.map((id) => claim(context.db, id, now)));
  await Promise.all(claimed.map((delivery) => delivery && deliver(delivery, endpoint, context, cut)));
  return due.length > 0;
}

async function readDue(db: Kysely<Database>, endpointName: string, now: number): Promise<string[]> {
  const due = await db
    .selectFrom('outbox as one')
    .select('one.id')
    .where('one.channel', '=', 'webhook')
    .where('one.state', 'in', ['waiting', 'sending'])
    .where('one.recipient', '=', endpointName)
    .where('one.next_attempt_at', '<=', now)
    .where('one.expires_at', '>', now)
    .where('one.attempts', '<', MAX_WEBHOOK_ATTEMPTS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox as earlier')
            .select('earlier.id')
            .whereRef('earlier.recipient', '=', 'one.recipient')
            .whereRef('earlier.subject', '=', 'one.subject')
            .where('earlier.state', 'in', ['waiting', 'sending'])
            .where('earlier.expires_at', '>', now)
            .where(({ eb, and, or }) =>
              or([
                eb('earlier.sequence', '<', eb.ref('one.sequence')),
                and([eb('earlier.sequence', '=', eb.ref('one.sequence')), eb('earlier.id', '<', eb.ref('one.id'))]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('one.next_attempt_at')
    .orderBy('one.id')
    .limit(AT_ONCE)
    .execute();
  return due.map(({ id }) => id);
}

async function deliver(
  delivery: Delivery,
  endpoint: Endpoint,
  { db, secret, log, now, ...post }: DeliverContext,
  cut: AbortSignal,
): Promise<void> {
  const { id, body, kind, channel, attempts } = delivery;
  let attempt: Attempt = 'try-again';
  let result: string;
  try {
    const headers = await signWebhook({ id, body }, endpoint, secret, now());
    const status = await postWebhook({ url: endpoint.url, headers, body }, { ...post, cut });
    result = `HTTP ${status}`;
    if (status >= 200 && status < 300) attempt = 'sent';
    if (status === GONE) attempt = 'undeliverable';
  } catch (error) {
    result = error instanceof Error ? error.message.slice(0, RESULT_LENGTH) : 'failed';
  }
  const ended = await recordSendAttempt(db, delivery, attempt, now(), result);
  if (attempt === 'sent') return;
  const facts = { id, kind, channel, attempts };
  if (attempt === 'undeliverable') await disableEndpoint(db, endpoint.name, `It answered ${result}.`);
  if (ended === 'settled') logAbandoned(log, facts, new Error(result));
  else log.warn({ ...facts, endpoint: endpoint.name, result }, 'A webhook could not be delivered and is tried again');
}

/** Maximum length of what an attempt ended with. */
const RESULT_LENGTH = 200;
