import type { Kysely, Selectable } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import type { MessageChannel } from '#lib/shared/outbox.ts';
import type { Database } from '../core/db/schema.ts';
import type { Message } from './outbox.ts';
import { holdsSecret, NO_BODY } from './secret-kinds.ts';
import { MAX_SEND_MS } from './transports/transport.ts';
import { sendUnacceptedBySms } from './whatsapp/send-by-sms.ts';

/** Longer than any attempt: a process that has not reported the outcome by then has crashed. */
const CLAIMED_FOR_MS = 2 * MAX_SEND_MS;
/** Delays after the first and each further failed attempt. */
const BACK_OFF_MS = [5_000, 30_000, 120_000];
/** Maximum number of attempts for a message. */
export const MAX_ATTEMPTS = BACK_OFF_MS.length + 1;
/**
 * Messages about money that was paid: they are retried every hour until they expire. The PIN of a gift card and the code
 * for the counter are only in that one message, and the buyer is waiting for the mail of an order.
 */
export const LONG_RETRY_KINDS: readonly Message['kind'][] = [
  'gift-card',
  'order-confirmed',
  'order-refund',
  'order-ready-to-collect',
  'order-cancelled',
  'order-money-sent',
];
/**
 * The limit of attempts for messages that are retried for long: a message that crashes its process each time is given
 * up in the end, after more than a week of hourly attempts.
 */
export const MAX_LONG_RETRY_ATTEMPTS = 200;

/**
 * Delays after the first and each further failed attempt of a webhook, as the Standard Webhooks specification proposes,
 * but less than three days in all.
 */
const WEBHOOK_BACK_OFF_MS = [
  5_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  ...[2, 5, 10, 14, 20, 20].map((hours) => hours * HOUR_MS),
];
/** Maximum number of attempts for a webhook. */
export const MAX_WEBHOOK_ATTEMPTS = WEBHOOK_BACK_OFF_MS.length + 1;

type OutboxRow = Selectable<Database['outbox']>;

/** A message that this process has to send. */
export interface ClaimedMessage extends Omit<OutboxRow, 'channel'> {
  channel: MessageChannel;
}

interface Due {
  claimed: ClaimedMessage[];
  /** Whether more messages may be due than were read. */
  more: boolean;
}

/**
 * Claims at most `max` due messages for this process, codes first, including those that another process claimed and
 * never finished. `now` in epoch milliseconds.
 */
export async function claimDueMessages(
  db: Kysely<Database>,
  channels: readonly MessageChannel[],
  max: number,
  now: number,
): Promise<Due> {
  const due = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', 'in', ['waiting', 'sending'])
    .where('next_attempt_at', '<=', now)
    .where('expires_at', '>', now)
    .where(({ eb }) =>
      eb(
        'attempts',
        '<',
        eb.case().when('kind', 'in', LONG_RETRY_KINDS).then(MAX_LONG_RETRY_ATTEMPTS).else(MAX_ATTEMPTS).end(),
      ),
    )
    .where('channel', 'in', channels)
    .orderBy(({ eb }) => eb.case().when('kind', '=', 'code').then(0).else(1).end())
    .orderBy('next_attempt_at')
    .limit(max)
    .execute();
  const claimed: ClaimedMessage[] = [];
  for (const { id } of due) {
    const row = await claim(db, id, now);
    const channel = channels.find((one) => one === row?.channel);
    if (row && channel) claimed.push({ ...row, channel });
  }
  return { claimed, more: due.length === max };
}

/** Claims a row of the outbox for this process; undefined if another one claimed it first. `now` in epoch milliseconds. */
export async function claim(db: Kysely<Database>, id: string, now: number): Promise<OutboxRow | undefined> {
  return db
    .updateTable('outbox')
    .set((expression) => ({
      state: 'sending',
      attempts: expression('attempts', '+', 1),
      next_attempt_at: now + CLAIMED_FOR_MS,
    }))
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sending'])
    .where('next_attempt_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

/** Whether a message of this kind is retried for longer than others. */
export function isLongRetryKind(kind: string): boolean {
  return LONG_RETRY_KINDS.some((longRetry) => longRetry === kind);
}

/** Delay after a failed attempt; undefined if it was the last. */
function waitAfter({ channel, kind, attempts }: ClaimedRow): number | undefined {
  if (channel === 'webhook') return WEBHOOK_BACK_OFF_MS[attempts - 1];
  // A text message takes its place then.
  if (channel === 'whatsapp') return BACK_OFF_MS[attempts - 1];
  const isLongRetry = isLongRetryKind(kind) && attempts < MAX_LONG_RETRY_ATTEMPTS;
  return BACK_OFF_MS[attempts - 1] ?? (isLongRetry ? HOUR_MS : undefined);
}

type ClaimedRow = Pick<OutboxRow, 'id' | 'channel' | 'kind' | 'attempts'>;

/** Outcome of an attempt: sent, permanently failed, or to be retried. */
export type Attempt = 'sent' | 'undeliverable' | 'try-again';

/**
 * Records the outcome of an attempt, with `result` for a webhook, and returns whether it will be tried again ('waiting')
 * or is sent or given up ('settled'). Records nothing if it has been claimed again since, or has another channel.
 */
export async function recordSendAttempt(
  db: Kysely<Database>,
  message: ClaimedRow,
  attempt: Attempt,
  now: number,
  result = '',
): Promise<'settled' | 'waiting'> {
  const wait = attempt === 'try-again' ? waitAfter(message) : undefined;
  const cleared = holdsSecret(message.kind) ? NO_BODY : {};
  const outcome =
    wait === undefined
      ? { state: attempt === 'sent' ? ('sent' as const) : ('failed' as const), ...cleared }
      : { state: 'waiting' as const, next_attempt_at: now + wait };
  await db
    .updateTable('outbox')
    .set({
      ...outcome,
      // Of a text message it says why WhatsApp did not deliver it.
      ...(message.channel === 'webhook' && { result }),
      ...(attempt === 'sent' && { sent_at: now }),
    })
    .where('id', '=', message.id)
    .where('state', '=', 'sending')
    .where('channel', '=', message.channel)
    .where('attempts', '=', message.attempts)
    .execute();
  return wait === undefined ? 'settled' : 'waiting';
}

/**
 * Records that WhatsApp has accepted a message, under the id `gatewayId`. Its text is kept for a text message until the
 * delivery is reported, or the message is past its time. Records nothing if a status came first. `now` in epoch milliseconds.
 */
export async function recordAccepted(
  db: Kysely<Database>,
  { id, attempts }: ClaimedRow,
  gatewayId: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'accepted', gateway_id: gatewayId, sent_at: now })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('channel', '=', 'whatsapp')
    .where('attempts', '=', attempts)
    .execute();
}

/**
 * Records that WhatsApp did not take a message, for `reason`: it is tried again ('waiting'), or, if that cannot help, sent
 * as a text message ('settled').
 */
export async function recordNotAccepted(
  db: Kysely<Database>,
  message: ClaimedRow,
  { isFinal, reason }: { isFinal: boolean; reason: string },
  now: number,
): Promise<'settled' | 'waiting'> {
  if (!isFinal && waitAfter(message) !== undefined) return recordSendAttempt(db, message, 'try-again', now);
  await sendUnacceptedBySms(db, message, reason, now);
  return 'settled';
}
