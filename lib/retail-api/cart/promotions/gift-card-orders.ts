import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import type { GiftCardOrderWire } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import type { Payments } from '../../payments/gateway.ts';
import { giftCardPaymentState } from '../../payments/gift-card-payment-state.ts';

type GiftCardOrderRow = Database['gift_card_orders'];

/** What stands in an order instead of its recipient, and of the mobile that its payment was made with. */
const NOBODY = { recipient_name: '', recipient_email: '', message: '', sender_mobile: '' };

/** An order as its buyer sees it. */
export async function giftCardOrderWire(
  db: Kysely<Database>,
  payments: Payments,
  order: GiftCardOrderRow,
): Promise<GiftCardOrderWire> {
  const issued = order.state === 'issued';
  return {
    OrderId: order.id,
    State: order.state,
    PaymentState: await giftCardPaymentState(db, order),
    Gateways: issued ? [] : [...payments.gateways.keys()],
    Amount: order.amount,
    RecipientName: order.recipient_name,
    RecipientEmail: order.recipient_email,
    TestPayment: issued ? await wasTest(db, order.id) : payments.test,
  };
}

/** Whether the payment of an issued card took no money: what no gateway was asked for was a test. */
async function wasTest(db: Kysely<Database>, id: string): Promise<boolean> {
  const paid = await db
    .selectFrom('payment_attempts')
    .select('test')
    .where('subject', '=', 'gift-card')
    .where('subject_id', '=', id)
    .where('state', '=', 'captured')
    .orderBy('changed_at')
    .executeTakeFirst();
  return paid === undefined || paid.test === 1;
}

/**
 * The order with this id, whoever asks: the id is known to its buyer alone. One that was forgotten while money for it might
 * still come is nobody's.
 */
export async function findGiftCardOrder(db: Kysely<Database>, id: string): Promise<GiftCardOrderRow | undefined> {
  return db
    .selectFrom('gift_card_orders')
    .selectAll()
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('state', '=', 'issued'), eb('recipient_email', '!=', NOBODY.recipient_email)]))
    .executeTakeFirst();
}

/** Who hears of money for an order that goes back; undefined where the order is gone. */
export async function findSender(
  db: Kysely<Database>,
  id: string,
): Promise<Pick<GiftCardOrderRow, 'sender_name' | 'sender_email'> | undefined> {
  return db
    .selectFrom('gift_card_orders')
    .select(['sender_name', 'sender_email'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The orders of a customer, oldest first. */
export async function giftCardOrdersOf(db: Kysely<Database>, customerId: string): Promise<GiftCardOrderRow[]> {
  return db
    .selectFrom('gift_card_orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * Forgets the orders of a customer who goes. One that was never paid is deleted. Of a paid one tax law wants the sale
 * kept, with the buyer's name and mailbox as its invoice has them: whom it was for, the words that went along, the
 * buyer's mobile and the account are removed. As much stays of one for which money may still come: it goes back, and the
 * buyer hears of it.
 */
export async function forgetGiftCardOrdersOf(transaction: Transaction<Database>, customerId: string): Promise<void> {
  await transaction.deleteFrom('gift_card_orders').where('customer_id', '=', customerId).where(isNeverPaid).execute();
  await transaction
    .updateTable('gift_card_orders')
    .set({ customer_id: null, ...NOBODY })
    .where('customer_id', '=', customerId)
    .execute();
}

/** Deletes orders of `createdBy` (epoch milliseconds) or earlier that were never paid. */
export async function deleteUnpaidGiftCardOrders(db: Kysely<Database>, createdBy: number): Promise<void> {
  await db.deleteFrom('gift_card_orders').where('created_at', '<=', createdBy).where(isNeverPaid).execute();
}

/** Whether an order waits for a payment that no gateway is asked for. */
function isNeverPaid({ eb, and, not, exists, selectFrom }: ExpressionBuilder<Database, 'gift_card_orders'>) {
  const asked = selectFrom('payment_attempts')
    .select('payment_attempts.id')
    .where('payment_attempts.subject', '=', 'gift-card')
    .whereRef('payment_attempts.subject_id', '=', 'gift_card_orders.id')
    .where('payment_attempts.next_check_at', 'is not', null);
  return and([eb('gift_card_orders.state', '=', 'awaiting-payment'), not(exists(asked))]);
}

/**
 * Forgets whom cards were for that were paid at `paidBy` (epoch milliseconds) or earlier, the words that went along, and
 * the mobile of who paid them.
 */
export async function forgetRecipients(db: Kysely<Database>, paidBy: number): Promise<void> {
  await db
    .updateTable('gift_card_orders')
    .set(NOBODY)
    .where('paid_at', '<=', paidBy)
    .where('recipient_email', '!=', NOBODY.recipient_email)
    .execute();
}
