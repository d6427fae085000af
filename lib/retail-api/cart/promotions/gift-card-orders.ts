import type { ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely';
import type { GiftCardOrderWire } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import type { Payments } from '../../payments/gateway.ts';
import { giftCardPaymentState } from '../../payments/gift-card-payment-state.ts';

type GiftCardOrderRow = Selectable<Database['gift_card_orders']>;

/** Replaces the personal data of the recipient and the sender's mobile in an anonymised order. */
const ERASED_FIELDS = { recipient_name: '', recipient_email: '', message: '', sender_mobile: '' };

/** A gift card order for its buyer. */
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

/** Whether the payment of an issued card was a test: no gateway took money for it. */
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
 * The order with this id, for any caller: only its buyer knows the id. An order that was anonymised while a
 * payment might still arrive is not found.
 */
export async function findGiftCardOrder(db: Kysely<Database>, id: string): Promise<GiftCardOrderRow | undefined> {
  return db
    .selectFrom('gift_card_orders')
    .selectAll()
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('state', '=', 'issued'), eb('recipient_email', '!=', ERASED_FIELDS.recipient_email)]))
    .executeTakeFirst();
}

/** The contact to notify of a refund for an order; undefined if the order has been deleted. */
export async function findSender(
  db: Kysely<Database>,
  id: string,
): Promise<Pick<GiftCardOrderRow, 'sender_name' | 'sender_email' | 'language'> | undefined> {
  return db
    .selectFrom('gift_card_orders')
    .select(['sender_name', 'sender_email', 'language'])
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
 * Removes the personal data from the orders of a deleted customer. Orders never paid are deleted. Tax law requires
 * that a paid sale is kept with the buyer's name and mailbox as in its invoice; recipient, message, the buyer's
 * mobile and the account are removed. An order that may still receive a payment is treated likewise, so that the
 * buyer is notified of its refund.
 */
export async function eraseGiftCardOrdersOf(transaction: Transaction<Database>, customerId: string): Promise<void> {
  await transaction.deleteFrom('gift_card_orders').where('customer_id', '=', customerId).where(isNeverPaid).execute();
  await transaction
    .updateTable('gift_card_orders')
    .set({ customer_id: null, ...ERASED_FIELDS })
    .where('customer_id', '=', customerId)
    .execute();
}

/** Deletes orders created at `createdBy` (epoch milliseconds) or earlier that were never paid. */
export async function deleteUnpaidGiftCardOrders(db: Kysely<Database>, createdBy: number): Promise<void> {
  await db.deleteFrom('gift_card_orders').where('created_at', '<=', createdBy).where(isNeverPaid).execute();
}

/** Whether an order is unpaid and no gateway is polled for its payment any more. */
function isNeverPaid({ eb, and, not, exists, selectFrom }: ExpressionBuilder<Database, 'gift_card_orders'>) {
  const attempts = selectFrom('payment_attempts')
    .select('payment_attempts.id')
    .where('payment_attempts.subject', '=', 'gift-card')
    .whereRef('payment_attempts.subject_id', '=', 'gift_card_orders.id')
    .where('payment_attempts.next_check_at', 'is not', null);
  return and([eb('gift_card_orders.state', '=', 'awaiting-payment'), not(exists(attempts))]);
}

/**
 * Removes recipient, message and the payer's mobile from orders that were paid at `paidBy` (epoch milliseconds) or
 * earlier.
 */
export async function eraseRecipients(db: Kysely<Database>, paidBy: number): Promise<void> {
  await db
    .updateTable('gift_card_orders')
    .set(ERASED_FIELDS)
    .where('paid_at', '<=', paidBy)
    .where('recipient_email', '!=', ERASED_FIELDS.recipient_email)
    .execute();
}
