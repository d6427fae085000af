import type { Transaction } from 'kysely';
import type { ApiContext } from '../call-handler.ts';
import { newId } from '../db/new-id.ts';
import type { Database } from '../db/schema.ts';
import { INDIA_AHEAD_MS } from '../domain/india-time.ts';
import { enqueue } from '../messages/outbox.ts';
import { giftCardMail } from '../messages/words/gift-card.ts';
import { giftCardReceipt } from '../messages/words/gift-card-receipt.ts';
import { newGiftCardNumber, newGiftCardPin } from './gift-card-number.ts';
import { type HashedPin, hashPin } from './gift-card-pin.ts';

/** A mail server may be away for days, and the card stands nowhere else. */
const MAIL_WORTH_MS = 7 * 24 * 60 * 60 * 1000;

interface NewPin {
  pin: string;
  hashed: HashedPin;
}

/** Draws a PIN and hashes it, which takes a while and belongs before the transaction. */
export async function drawPin(): Promise<NewPin> {
  const pin = newGiftCardPin();
  return { pin, hashed: await hashPin(pin) };
}

/**
 * Marks an order as paid and issues its card with the mails to both, once: undefined where the order is not waiting for
 * a payment, or has been forgotten. `test`: no money was taken. `now` in epoch milliseconds.
 */
export async function issueGiftCard(
  transaction: Transaction<Database>,
  { id, siteUrl, now, test }: { id: string; siteUrl: ApiContext['siteUrl']; now: number; test: boolean },
  { pin, hashed }: NewPin,
): Promise<Database['gift_card_orders'] | undefined> {
  const cardId = newId();
  const order = await transaction
    .updateTable('gift_card_orders')
    .set({ state: 'issued', card_id: cardId, paid_at: now })
    .where('id', '=', id)
    .where('state', '=', 'awaiting-payment')
    .where('recipient_email', '!=', '')
    .returningAll()
    .executeTakeFirst();
  if (!order) return undefined;
  const expiresAt = expiryOf(now);
  const number = await insertCard(transaction, {
    id: cardId,
    pin_salt: hashed.salt,
    pin_hash: hashed.hash,
    initial_amount: order.amount,
    balance: order.amount,
    created_at: now,
    expires_at: expiresAt,
  });
  await transaction
    .insertInto('gift_card_entries')
    .values({ id: newId(), card_id: cardId, kind: 'issue', amount: order.amount, reference: order.id, at: now })
    .execute();
  const told = { ...namesOf(order), amount: order.amount, siteUrl };
  const card = { message: order.message, number, pin, expiresAt };
  await mail(transaction, 'gift-card', order.recipient_email, giftCardMail({ ...told, ...card }), now);
  const bought = { orderId: order.id, recipientEmail: order.recipient_email, test };
  await mail(transaction, 'gift-card-receipt', order.sender_email, giftCardReceipt({ ...told, ...bought }), now);
  return order;
}

/** Writes the card down under a fresh number, and returns it. */
async function insertCard(
  transaction: Transaction<Database>,
  card: Omit<Database['gift_cards'], 'number'>,
): Promise<string> {
  const number = newGiftCardNumber();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('gift_cards')
    .values({ ...card, number })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .executeTakeFirstOrThrow();
  // One of 10^14 was taken: another is drawn.
  return numInsertedOrUpdatedRows === 1n ? number : insertCard(transaction, card);
}

/** The end of the same day in India a year later: the RBI wants a gift card to be good for a year at least. */
function expiryOf(now: number): number {
  const india = new Date(now + INDIA_AHEAD_MS);
  return Date.UTC(india.getUTCFullYear() + 1, india.getUTCMonth(), india.getUTCDate() + 1) - INDIA_AHEAD_MS;
}

function namesOf(order: Database['gift_card_orders']) {
  return { senderName: order.sender_name, recipientName: order.recipient_name };
}

async function mail(
  transaction: Transaction<Database>,
  kind: 'gift-card' | 'gift-card-receipt',
  recipient: string,
  words: { subject: string; body: string },
  now: number,
): Promise<void> {
  await enqueue(transaction, { kind, channel: 'mail', recipient, ...words, worthMs: MAIL_WORTH_MS }, now);
}
