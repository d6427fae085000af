import type { Selectable, Transaction } from 'kysely';
import { WEEK_MS } from '#lib/shared/durations.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { giftCardMail } from '../../messages/copy/gift-card.ts';
import { giftCardReceipt } from '../../messages/copy/gift-card-receipt.ts';
import { mailInLanguage } from '../../messages/in-recipient-language.ts';
import { enqueue } from '../../messages/outbox.ts';
import { type NewPin, writeGiftCard } from './write-gift-card.ts';

/** A mail server may be down for days, and the card's PIN exists only in this mail. */
const MAIL_TTL_MS = WEEK_MS;

/**
 * Marks an order as paid, issues its card and queues the mails to both, once; undefined if the order does not wait
 * for a payment, or has been deleted. `test`: no money was taken. `now` in epoch milliseconds.
 */
export async function issueGiftCard(
  transaction: Transaction<Database>,
  { id, siteUrl, now, test }: { id: string; siteUrl: CoreContext['siteUrl']; now: number; test: boolean },
  newPin: NewPin,
): Promise<Selectable<Database['gift_card_orders']> | undefined> {
  const order = await transaction
    .updateTable('gift_card_orders')
    .set({ state: 'issued', paid_at: now })
    .where('id', '=', id)
    .where('state', '=', 'awaiting-payment')
    .where('recipient_email', '!=', '')
    .returningAll()
    .executeTakeFirst();
  if (!order) return undefined;
  const written = await writeGiftCard(transaction, { amount: order.amount, reference: order.id, now }, newPin);
  const issued = { ...order, card_id: written.id };
  await transaction.updateTable('gift_card_orders').set({ card_id: written.id }).where('id', '=', id).execute();
  const facts = { ...namesOf(order), amount: order.amount, siteUrl };
  const card = { ...written, message: order.message, pin: newPin.pin };
  await mail(
    transaction,
    'gift-card',
    order.recipient_email,
    mailInLanguage(order.language, () => giftCardMail({ ...facts, ...card })),
    now,
  );
  const bought = { orderId: order.id, recipientEmail: order.recipient_email, test };
  await mail(
    transaction,
    'gift-card-receipt',
    order.sender_email,
    mailInLanguage(order.language, () => giftCardReceipt({ ...facts, ...bought })),
    now,
  );
  return issued;
}

function namesOf(order: Selectable<Database['gift_card_orders']>) {
  return { senderName: order.sender_name, recipientName: order.recipient_name };
}

async function mail(
  transaction: Transaction<Database>,
  kind: 'gift-card' | 'gift-card-receipt',
  recipient: string,
  message: { subject: string; body: string },
  now: number,
): Promise<void> {
  await enqueue(transaction, { kind, channel: 'mail', recipient, ...message, ttlMs: MAIL_TTL_MS }, now);
}
