import type { Transaction } from 'kysely';
import { issueGiftCard } from '../../cart/promotions/gift-card-issue.ts';
import { findGiftCardOrder, findSender } from '../../cart/promotions/gift-card-orders.ts';
import { hashInLine } from '../../cart/promotions/hash-line.ts';
import { drawPin } from '../../cart/promotions/write-gift-card.ts';
import type { Database } from '../../core/db/schema.ts';
import { giftCardRefund } from '../../messages/copy/gift-card-refund.ts';
import { enqueue } from '../../messages/outbox.ts';
import { giftCardPaymentState } from '../gift-card-payment-state.ts';
import type { Subject } from './subject.ts';

const MAIL_TTL_MS = 7 * 24 * 60 * 60 * 1000;

/** An order for a gift card, by its id. It holds nothing while it waits for a payment. */
export const giftCardSubject: Subject = {
  async lock(transaction, id) {
    await lockGiftCardOrder(transaction, id);
  },
  async prepare(db, id) {
    const order = await findGiftCardOrder(db, id);
    if (order?.state !== 'awaiting-payment') return async () => (order ? 'already' : 'gone');
    // It has been paid for: where too many wait in line it is drawn beside it rather than not at all.
    const drawn = await (hashInLine(drawPin) ?? drawPin());
    return async (transaction, _id, { siteUrl, now, test }) => {
      if (await issueGiftCard(transaction, { id, siteUrl, now, test }, drawn)) return 'confirmed';
      return (await findGiftCardOrder(transaction, id)) ? 'already' : 'gone';
    };
  },
  free: async () => undefined,
  async notifyRefund(transaction, id, amount, { siteUrl, now, test }) {
    const sender = await findSender(transaction, id);
    if (!sender) return;
    const words = giftCardRefund({ orderId: id, senderName: sender.sender_name, amount, siteUrl, test });
    const mail = { kind: 'order-refund', channel: 'mail', recipient: sender.sender_email, ...words } as const;
    await enqueue(transaction, { ...mail, ttlMs: MAIL_TTL_MS }, now);
  },
  async standing(db, id) {
    const order = await findGiftCardOrder(db, id);
    return order && { key: id, state: await giftCardPaymentState(db, order) };
  },
};

/** As it stands; nobody else changes it until the transaction ends. */
export async function lockGiftCardOrder(
  transaction: Transaction<Database>,
  id: string,
): Promise<Database['gift_card_orders'] | undefined> {
  return transaction
    .updateTable('gift_card_orders')
    .set((order) => ({ state: order.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
