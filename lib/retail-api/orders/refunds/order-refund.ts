import type { Kysely, Transaction } from 'kysely';
import type { OrderRefundPlanWire, RefundTarget } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { issueRefundCard } from '../../cart/promotions/issue-refund-card.ts';
import { refillGiftCard } from '../../cart/promotions/refill-gift-card.ts';
import type { NewPin } from '../../cart/promotions/write-gift-card.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { sum } from '../../core/sum.ts';
import { openRefund } from '../../payments/open-refund.ts';
import { emitRefund } from '../../payments/payment-webhooks.ts';
import { type OrderRow, readOrderDocument } from '../order-repository.ts';
import { type MoneySource, type OrderRefundShare, splitOrderRefund } from '../rules/split-order-refund.ts';
import { readMoneySources } from './money-sources.ts';
import type { BankAccount, OrderRefundDocument } from './order-refund-document.ts';
import { refundedBefore } from './refunded-before.ts';

/** A refund to a gift card can be spent for at least this long. */
const CARD_GOOD_FOR_MS = 90 * DAY_MS;

/** The destinations of a refund. */
interface RefundPlan {
  /** They add up to the amount. */
  shares: OrderRefundShare[];
  /** Whether a bank account is required. */
  bankNeeded: boolean;
  /** Whether a gift card is issued, so that a PIN must be drawn first. */
  pinNeeded: boolean;
}

interface OrderRefundRequest {
  /** For the value of a return: the money that it retains, which no other refund uses. */
  retainedMoney?: readonly MoneySource[];
  /** Reference of the refund, unique: the number of a return, or `cancel:` and an id. */
  reference: string;
  /** Paise. */
  amount: number;
  to: RefundTarget;
  /** Where the plan requires one; null otherwise. */
  bank: BankAccount | null;
  pin: NewPin | null;
  /** The store's address for the email of a gift card, without a trailing slash. */
  siteUrl: string;
  /** `CoreContext.refundsFrom`. */
  refundsFrom?: number | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/** A recorded refund of an order. Paise. */
export type OrderRefundPart = Pick<Database['order_refunds'], 'method' | 'amount'> & { name: string };

/**
 * Plans the refund of an amount of a confirmed order. Refuses with Conflict if less is left: without the order's lock
 * some may have been refunded since the amount was calculated.
 */
export async function planOrderRefund(
  db: Kysely<Database>,
  order: OrderRow,
  { amount, to, retainedMoney }: Pick<OrderRefundRequest, 'amount' | 'to' | 'retainedMoney'>,
): Promise<Outcome<RefundPlan>> {
  const shares = splitOrderRefund(retainedMoney ?? (await readMoneySources(db, order)), amount, to);
  if (!shares) return fail('Conflict', `Less than ${amount} paise of the order's money is left.`);
  const takes = (method: OrderRefundShare['method']) => shares.some((share) => share.method === method);
  return succeed({ shares, bankNeeded: takes('bank'), pinNeeded: takes('new-gift-card') });
}

/** The same in wire format. */
export function orderRefundPlanWire({ shares, bankNeeded }: RefundPlan): OrderRefundPlanWire {
  return {
    Amount: sum(shares.map(({ amount }) => amount)),
    Parts: moneyPartsWire(shares),
    Difference: 0,
    BankNeeded: bankNeeded,
    PanNeeded: false,
  };
}

/** Parts of an amount in wire format. */
export function moneyPartsWire(shares: readonly OrderRefundShare[]): OrderRefundPlanWire['Parts'] {
  return shares.map(({ method, name, amount }) => ({
    Method: method,
    Amount: amount,
    Name: method === 'gateway' || method === 'gift-card' ? name : '',
  }));
}

/**
 * Refunds money of an order that is locked together with those it was exchanged for (`lockWithExchanged`), once per
 * reference. The order's reserved stock is released before it, and the catalogue's version raised after it
 * (`lock-orders.ts`). On a refusal, which the caller rolls back: InvalidRequest if a bank account is missing, Conflict
 * if the sum of the order's refunds needs a second person by now, or a gift card is needed since the plan was made or has
 * no recipient. Throws if less money is left: under the lock only a defect can cause that.
 */
export async function refundMoney(
  transaction: Transaction<Database>,
  order: OrderRow,
  request: OrderRefundRequest,
): Promise<Outcome<OrderRefundPart[]>> {
  const planned = await planOrderRefund(transaction, order, request);
  if (planned.code !== 'Success')
    throw new Error(`The refund of order ${order.number} exceeds the money that is left of it.`);
  const { shares, bankNeeded, pinNeeded } = planned.data;
  if (await needsApproval(transaction, order, shares, request))
    return fail('Conflict', 'Other money of the order was refunded meanwhile. Send the request again.');
  if (bankNeeded && !request.bank)
    return invalidField('BankAccount', 'A bank account is required: AccountName, AccountNumber and IFSC.');
  if (pinNeeded && !request.pin) return fail('Conflict', 'The refundable money has changed. Send the request again.');
  const card = pinNeeded ? await issueCard(transaction, order, shares, request) : null;
  if (card && card.code !== 'Success') return card;
  // The parts go in the order of their ids, so that two orders never deadlock on each other's gift cards.
  for (const share of shares.toSorted(byTarget)) await moveMoney(transaction, share, request);
  const parts = shares.map((share) => ({ ...share, document: documentOf(share, request.bank, card?.data ?? '') }));
  for (const part of parts) await recordOrderRefund(transaction, order, part, request);
  return succeed(parts.map(({ method, amount, document: { name } }) => ({ method, amount, name })));
}

/**
 * Whether the refund and those before it need a second person, although the call was judged to need none: another refund of the
 * order was made since. What is still due at the door is sent to nobody.
 */
async function needsApproval(
  transaction: Transaction<Database>,
  { number }: OrderRow,
  shares: readonly OrderRefundShare[],
  { refundsFrom }: OrderRefundRequest,
): Promise<boolean> {
  const amount = sum(shares.filter(({ method }) => method !== 'due').map((share) => share.amount));
  if (refundsFrom === undefined || amount === 0) return false;
  return amount + (await refundedBefore(transaction, number)) >= refundsFrom;
}

/** Issues one gift card for all parts that go to one; returns its last digits. */
async function issueCard(
  transaction: Transaction<Database>,
  order: OrderRow,
  shares: readonly OrderRefundShare[],
  { pin, siteUrl, now }: OrderRefundRequest,
): Promise<Outcome<string>> {
  if (!pin) throw new Error('A gift card cannot be issued without a PIN.');
  const amount = sum(shares.filter(({ method }) => method === 'new-gift-card').map((share) => share.amount));
  const { customer } = readOrderDocument(order);
  return issueRefundCard(transaction, { orderNumber: order.number, customer, amount, siteUrl, now }, pin);
}

const byTarget = (a: OrderRefundShare, b: OrderRefundShare) => (a.target < b.target ? -1 : 1);

async function moveMoney(
  transaction: Transaction<Database>,
  { method, paidOrder, target, amount }: OrderRefundShare,
  { reference, now }: OrderRefundRequest,
): Promise<void> {
  if (method === 'gateway') await openRefund(transaction, { paymentId: target, reason: reference, amount, now });
  const goodUntil = now + CARD_GOOD_FOR_MS;
  if (method === 'gift-card')
    await refillGiftCard(transaction, { id: target, amount, reference: paidOrder, goodUntil, now });
}

function documentOf(share: OrderRefundShare, bank: BankAccount | null, cardDigits: string): OrderRefundDocument {
  if (share.method === 'new-gift-card') return { name: cardDigits };
  if (share.method === 'bank' && bank) return { name: bank.accountNumber.slice(-4), account: bank };
  return { name: share.name };
}

async function recordOrderRefund(
  transaction: Transaction<Database>,
  order: OrderRow,
  { method, paidOrder, target, amount, document }: OrderRefundShare & { document: OrderRefundDocument },
  { reference, now }: OrderRefundRequest,
): Promise<void> {
  const waits = method === 'gateway' || method === 'bank';
  await transaction
    .insertInto('order_refunds')
    .values({
      id: newId(),
      order_number: order.number,
      paid_order: paidOrder,
      reference,
      method,
      target,
      amount,
      state: waits ? 'waiting' : 'done',
      document: JSON.stringify(document),
      created_at: now,
      done_at: waits ? null : now,
    })
    .execute();
  const refund = { orderNumber: order.number, method, reference, amount };
  await emitRefund(transaction, 'refund.opened', refund, now);
  if (!waits) await emitRefund(transaction, 'refund.processed', refund, now);
}
