import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { holdsSecret, NO_BODY, SECRET_KINDS } from '../secret-kinds.ts';
import { sendBySms } from './send-by-sms.ts';

/** What WhatsApp reports of a message. */
export interface DeliveryStatus {
  /** The id that WhatsApp gave the message. */
  gatewayId: string;
  /** The id of this store that the message was sent with; empty where a gateway does not return it. */
  ownId: string;
  status: 'sent' | 'delivered' | 'read' | 'failed';
  /** Why it failed: the platform's error code; otherwise empty. */
  code: string;
}

/** The states that each status may follow: statuses come late, twice and in any order. */
const BEFORE = { sent: [''], delivered: ['', 'sent'], read: ['', 'sent', 'delivered'] } as const;

/**
 * Records a status of a message; one that failed is sent as a text message. Unknown messages are ignored: the number may
 * serve other systems. Resolves to what it did. `now` in epoch milliseconds.
 */
export async function recordDelivery(
  db: Kysely<Database>,
  { gatewayId, ownId, status, code }: DeliveryStatus,
  now: number,
): Promise<'recorded' | 'sent-by-sms' | 'ignored'> {
  const messages = db.selectFrom('outbox').select(['id', 'kind']).where('channel', '=', 'whatsapp');
  const found =
    (await messages.where('id', '=', ownId).executeTakeFirst()) ??
    // The index has only messages with an id.
    (await messages.where('gateway_id', '=', gatewayId).where('gateway_id', '!=', '').executeTakeFirst());
  if (!found) return 'ignored';
  if (status === 'failed') return (await sendBySms(db, found.id, code, now)) ? 'sent-by-sms' : 'ignored';
  const isDelivered = status !== 'sent';
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      delivery: status,
      gateway_id: gatewayId,
      state: isDelivered ? 'sent' : 'accepted',
      sent_at: ({ fn, val }) => fn.coalesce('sent_at', val(now)),
      ...(isDelivered && holdsSecret(found.kind) ? NO_BODY : {}),
    })
    .where('id', '=', found.id)
    .where('channel', '=', 'whatsapp')
    .where('delivery', 'in', BEFORE[status])
    .where('state', '!=', 'failed')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? 'recorded' : 'ignored';
}

/** Ends the wait for statuses of messages that are too old for a text message, and erases their secrets. */
export async function settleAccepted(db: Kysely<Database>, now: number): Promise<void> {
  const expired = () => db.updateTable('outbox').where('state', '=', 'accepted').where('expires_at', '<=', now);
  await expired()
    .set({ state: 'sent', ...NO_BODY })
    .where('kind', 'in', SECRET_KINDS)
    .execute();
  await expired().set({ state: 'sent' }).execute();
}
