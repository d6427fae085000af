import type { Kysely, Selectable, Transaction } from 'kysely';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, repeatSuccess, succeed } from '../../core/outcome.ts';
import { emitGatewayRefund, emitRefund } from '../../payments/payment-webhooks.ts';
import { forgetSums } from '../../payments/settlements/kept-sums.ts';
import { enqueueOrderMail } from '../mails/order-mails.ts';
import { type EventActor, type MoneySentFacts, recordOrderEvent } from '../order-events.ts';
import type { BankAccount, OrderRefundDocument } from './order-refund-document.ts';

/** A refund that only the operator can send. `amount` in paise, `since` in epoch milliseconds. */
interface MoneyToSend {
  id: string;
  orderNumber: string;
  method: 'bank' | 'gateway';
  amount: number;
  since: number;
  /** The bank account of a transfer; null otherwise. */
  account: BankAccount | null;
  /** The payment whose refund the gateway finally refused; empty for a transfer. */
  gatewayPaymentId: string;
}

/** Maximum number read of each kind at once: sent refunds make room for the next. */
const AT_ONCE = 500;

/** Bank transfers for cash payments, and refunds that their gateway finally refused, oldest first. */
export async function readMoneyToSend(db: Kysely<Database>): Promise<MoneyToSend[]> {
  const transfers = await db
    .selectFrom('order_refunds')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('method', '=', 'bank')
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute();
  const refused = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select([
      'refunds.id',
      'refunds.amount',
      'refunds.created_at',
      'payments.subject_id',
      'payments.gateway_payment_id',
    ])
    .where('refunds.state', '=', 'failed')
    .where('refunds.next_try_at', 'is', null)
    .orderBy('refunds.created_at')
    .limit(AT_ONCE)
    .execute();
  const all: MoneyToSend[] = [
    ...transfers.map(({ id, order_number, amount, created_at, document }) => {
      const { account }: OrderRefundDocument = JSON.parse(document);
      return {
        id,
        orderNumber: order_number,
        method: 'bank' as const,
        amount,
        since: created_at,
        account: account ?? null,
        gatewayPaymentId: '',
      };
    }),
    ...refused.map(({ id, amount, created_at, subject_id, gateway_payment_id }) => ({
      id,
      orderNumber: subject_id,
      method: 'gateway' as const,
      amount,
      since: created_at,
      account: null,
      gatewayPaymentId: gateway_payment_id,
    })),
  ];
  return all.toSorted((a, b) => a.since - b.since);
}

interface Sent {
  id: string;
  actor: EventActor;
  /** Reference number of the transfer, or of the refund at the gateway. */
  sentAs: string;
}

type SentContext = Pick<CoreContext, 'siteUrl' | 'secret'> & { now: number };
type RefundFacts = Pick<MoneyToSend, 'orderNumber' | 'amount'>;

/**
 * Records that the operator has sent a refund, once: the bank account is deleted except for its last digits, and the
 * shopper is notified of a transfer. Refuses with NotFound if there is no such refund to send, and with Conflict if it
 * was recorded with another number. `now` in epoch milliseconds.
 */
export async function markSent(
  transaction: Transaction<Database>,
  sent: Sent,
  context: SentContext,
): Promise<Outcome<RefundFacts>> {
  const transfer = await transaction
    .selectFrom('order_refunds')
    .selectAll()
    .where('id', '=', sent.id)
    .where('method', '=', 'bank')
    .executeTakeFirst();
  return transfer ? markTransfer(transaction, transfer, sent, context) : markRefund(transaction, sent, context.now);
}

async function markTransfer(
  transaction: Transaction<Database>,
  { id, order_number: orderNumber, reference, amount, document }: Selectable<Database['order_refunds']>,
  sent: Sent,
  context: SentContext,
): Promise<Outcome<RefundFacts>> {
  const { sentAs } = sent;
  const { name, sentAs: before }: OrderRefundDocument = JSON.parse(document);
  const refundDocument: OrderRefundDocument = { name, sentAs };
  const { numUpdatedRows } = await transaction
    .updateTable('order_refunds')
    .set({ state: 'done', done_at: context.now, document: JSON.stringify(refundDocument) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) {
    await recordMoneySent(transaction, { orderNumber, amount }, sent, context.now);
    const refund = { orderNumber, method: 'bank', reference, amount } as const;
    await emitRefund(transaction, 'refund.processed', refund, context.now);
    await enqueueOrderMail(transaction, { number: orderNumber, kind: 'money-sent', about: id }, context);
    return succeed({ orderNumber, amount });
  }
  return before === sentAs ? repeatSuccess({ orderNumber, amount }) : sentAlready();
}

async function markRefund(transaction: Transaction<Database>, sent: Sent, now: number): Promise<Outcome<RefundFacts>> {
  const { id, sentAs } = sent;
  const refund = await transaction
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .select(['payments.subject', 'payments.subject_id'])
    .where('refunds.id', '=', id)
    .executeTakeFirst();
  if (!refund || (refund.state !== 'processed' && refund.next_try_at !== null)) {
    return fail('NotFound', 'There is no such refund to send.');
  }
  const facts: RefundFacts = { orderNumber: refund.subject_id, amount: refund.amount };
  const { numUpdatedRows } = await transaction
    .updateTable('refunds')
    .set({ state: 'processed', processed_at: now, gateway_refund_id: sentAs })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('next_try_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return refund.gateway_refund_id === sentAs ? repeatSuccess(facts) : sentAlready();
  await forgetSums(transaction, [refund.gateway_refund_id, sentAs]);
  await emitGatewayRefund(transaction, 'refund.processed', id, now);
  // An order for a gift card has no events.
  if (refund.subject === 'order') await recordMoneySent(transaction, facts, sent, now);
  return succeed(facts);
}

async function recordMoneySent(
  transaction: Transaction<Database>,
  { orderNumber, amount }: RefundFacts,
  { id, sentAs, actor }: Sent,
  now: number,
): Promise<void> {
  const facts: MoneySentFacts = { id, amount, number: sentAs };
  await recordOrderEvent(transaction, { orderNumber, kind: 'money-sent', actor, facts: { ...facts }, now });
}

function sentAlready(): Outcome<never> {
  return fail('Conflict', 'It is already recorded with another number.');
}
