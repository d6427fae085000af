import type { Kysely, Selectable } from 'kysely';
import { HOUR_MS } from '#lib/shared/durations.ts';
import type { MessageChannel } from '#lib/shared/outbox.ts';
import type { Database } from '../core/db/schema.ts';
import type { Message } from './outbox.ts';
import { holdsSecret, NO_BODY } from './secret-kinds.ts';
import { MAX_SEND_MS } from './transports/transport.ts';

/** Longer than any attempt: a process that has not reported the outcome by then has crashed. */
const CLAIMED_FOR_MS = 2 * MAX_SEND_MS;
/** Delays after the first and each further failed attempt. */
const BACK_OFF_MS = [5_000, 30_000, 120_000];
/** Maximum number of attempts for a message. */
export const MAX_ATTEMPTS = BACK_OFF_MS.length + 1;
/**
 * Messages about money that was paid: they are retried every hour until they expire. The PIN of a gift card is only in
 * that one mail, and the buyer is waiting for the mail of an order.
 */
export const PATIENT_KINDS: readonly Message['kind'][] = [
  'gift-card',
  'order-confirmed',
  'order-refund',
  'order-cancelled',
  'order-money-sent',
];
/**
 * Also limited, so that a message that crashes its process each time is given up eventually: hourly for more than a
 * week.
 */
export const MAX_PATIENT_ATTEMPTS = 200;

export type ClaimedMessage = Selectable<Database['outbox']>;

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
        eb.case().when('kind', 'in', PATIENT_KINDS).then(MAX_PATIENT_ATTEMPTS).else(MAX_ATTEMPTS).end(),
      ),
    )
    .where('channel', 'in', channels)
    .orderBy(({ eb }) => eb.case().when('kind', '=', 'code').then(0).else(1).end())
    .orderBy('next_attempt_at')
    .limit(max)
    .execute();
  const claimed: ClaimedMessage[] = [];
  for (const { id } of due) {
    const message = await claim(db, id, now);
    if (message) claimed.push(message);
  }
  return { claimed, more: due.length === max };
}

/** Undefined if another process claimed it first. */
async function claim(db: Kysely<Database>, id: string, now: number): Promise<ClaimedMessage | undefined> {
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
export function isPatientKind(kind: string): boolean {
  return PATIENT_KINDS.some((patient) => patient === kind);
}

/** Delay after a failed attempt; undefined if it was the last. */
function waitAfter({ kind, attempts }: ClaimedMessage): number | undefined {
  const isPatient = isPatientKind(kind) && attempts < MAX_PATIENT_ATTEMPTS;
  return BACK_OFF_MS[attempts - 1] ?? (isPatient ? HOUR_MS : undefined);
}

/** Outcome of an attempt: sent, permanently failed, or to be retried. */
type Attempt = 'sent' | 'undeliverable' | 'try-again';

/**
 * Records the outcome of an attempt and returns whether the message will be tried again ('waiting') or is sent or given up ('settled'). Records nothing if the message has
 * been claimed again since.
 */
export async function recordSendAttempt(
  db: Kysely<Database>,
  message: ClaimedMessage,
  attempt: Attempt,
  now: number,
): Promise<'settled' | 'waiting'> {
  const wait = attempt === 'try-again' ? waitAfter(message) : undefined;
  const cleared = holdsSecret(message.kind) ? NO_BODY : {};
  const outcome =
    wait === undefined
      ? { state: attempt === 'sent' ? ('sent' as const) : ('failed' as const), ...cleared }
      : { state: 'waiting' as const, next_attempt_at: now + wait };
  await db
    .updateTable('outbox')
    .set({ ...outcome, ...(attempt === 'sent' ? { sent_at: now } : {}) })
    .where('id', '=', message.id)
    .where('state', '=', 'sending')
    .where('attempts', '=', message.attempts)
    .execute();
  return wait === undefined ? 'settled' : 'waiting';
}
