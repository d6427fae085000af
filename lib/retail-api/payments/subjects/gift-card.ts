import type { Selectable, Transaction } from 'kysely';
import { WEEK_MS } from '#lib/shared/durations.ts';
import { issueGiftCard } from '../../cart/promotions/gift-card-issue.ts';
import { findGiftCardOrder, findSender } from '../../cart/promotions/gift-card-orders.ts';
import { hashInLine } from '../../cart/promotions/hash-line.ts';
import { generatePin } from '../../cart/promotions/write-gift-card.ts';
import type { Database } from '../../core/db/schema.ts';
import { giftCardRefund } from '../../messages/copy/gift-card-refund.ts';
import { mailInLanguage } from '../../messages/in-recipient-language.ts';
import { enqueue } from '../../messages/outbox.ts';
import { giftCardPaymentState } from '../gift-card-payment-state.ts';
import type { Subject } from './subject.ts';

const MAIL_TTL_MS = WEEK_MS;

/** A gift card order, by its id. It has no hold while it waits for a payment. */
export const giftCardSubject: Subject = {
  async lock(transaction, id) {
    await lockGiftCardOrder(transaction, id);
  },
  async prepare(db, id) {
    const order = await findGiftCardOrder(db, id);
    if (order?.state !== 'awaiting-payment') return async () => (order ? 'already-confirmed' : 'unavailable');
    // It is already paid for: if the hashing queue is full, its PIN is drawn outside of the queue.
    const drawn = await (hashInLine(generatePin) ?? generatePin());
    return async (transaction, _id, { siteUrl, now, test }) => {
      if (await issueGiftCard(transaction, { id, siteUrl, now, test }, drawn)) return 'confirmed';
      return (await findGiftCardOrder(transaction, id)) ? 'already-confirmed' : 'unavailable';
    };
  },
  free: async () => undefined,
  async notifyRefund(transaction, id, amount, { siteUrl, now, test }) {
    const sender = await findSender(transaction, id);
    if (!sender) return;
    const facts = { orderId: id, senderName: sender.sender_name, amount, siteUrl, test };
    const copy = mailInLanguage(sender.language, () => giftCardRefund(facts));
    const mail = { kind: 'order-refund', channel: 'mail', recipient: sender.sender_email, ...copy } as const;
    await enqueue(transaction, { ...mail, ttlMs: MAIL_TTL_MS }, now);
  },
  async paymentStatus(db, id) {
    const order = await findGiftCardOrder(db, id);
    return order && { key: id, state: await giftCardPaymentState(db, order) };
  },
};

/** Reads the order and locks its row until the transaction ends. */
export async function lockGiftCardOrder(
  transaction: Transaction<Database>,
  id: string,
): Promise<Selectable<Database['gift_card_orders']> | undefined> {
  return transaction
    .updateTable('gift_card_orders')
    .set((order) => ({ state: order.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
