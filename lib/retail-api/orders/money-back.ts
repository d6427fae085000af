import type { Kysely, Transaction } from 'kysely';
import { type MoneyBackPlanWire, type RefundTarget, toRupees } from '#lib/contract/index.ts';
import { sum } from '../cart/pricing/sum.ts';
import { issueRefundCard } from '../cart/promotions/issue-refund-card.ts';
import { refillGiftCard } from '../cart/promotions/refill-gift-card.ts';
import type { NewPin } from '../cart/promotions/write-gift-card.ts';
import { newId } from '../core/db/new-id.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import { openRefund } from '../payments/open-refund.ts';
import type { BankAccount, MoneyBackDocument } from './money-back-document.ts';
import { readMoneySources } from './money-sources.ts';
import { type OrderRow, readOrderDocument } from './order-repository.ts';
import { type MoneyBackShare, type MoneySource, splitMoneyBack } from './rules/split-money-back.ts';

/** Money that comes back onto a gift card can be spent for so long at least. */
const CARD_GOOD_FOR_MS = 90 * 24 * 60 * 60 * 1000;

/** Where an amount would go. */
export interface MoneyBackPlan {
  /** They add up to the amount. */
  shares: MoneyBackShare[];
  /** Whether the account of a bank must be given for it. */
  bankNeeded: boolean;
  /** Whether a gift card is issued for it, so that a PIN must be drawn before. */
  pinNeeded: boolean;
}

interface MoneyBackRequest {
  /** Of the worth of a return: the money that it keeps, which nothing else draws from. */
  kept?: readonly MoneySource[];
  /** What for, the same for nothing else: the number of a return, or `cancel:` and an id. */
  reference: string;
  /** Paise. */
  amount: number;
  to: RefundTarget;
  /** Where the plan needs one; null otherwise. */
  bank: BankAccount | null;
  pin: NewPin | null;
  /** Without a trailing slash; stands in the mail of a gift card. */
  siteUrl: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Money of an order that goes back, as it was written down. Paise. */
export type MoneyBackPart = Pick<Database['money_back'], 'way' | 'amount'> & { name: string };

/**
 * Where an amount of a confirmed order would go. Refused with 209 where so much is not left: without the order's lock some may
 * have gone back since the amount was reckoned.
 */
export async function planMoneyBack(
  db: Kysely<Database>,
  order: OrderRow,
  { amount, to, kept }: Pick<MoneyBackRequest, 'amount' | 'to' | 'kept'>,
): Promise<Outcome<MoneyBackPlan>> {
  const shares = splitMoneyBack(kept ?? (await readMoneySources(db, order)), amount, to);
  if (!shares) return fail('Conflict', `Less than ${amount} paise is left of the money of the order.`);
  const takes = (way: MoneyBackShare['way']) => shares.some((share) => share.way === way);
  return succeed({ shares, bankNeeded: takes('bank'), pinNeeded: takes('new-gift-card') });
}

/** The same as the retail API sends it. */
export function moneyBackPlanWire({ shares, bankNeeded }: MoneyBackPlan): MoneyBackPlanWire {
  return {
    Amount: toRupees(sum(shares.map(({ amount }) => amount))),
    Parts: moneyPartsWire(shares),
    Difference: 0,
    BankNeeded: bankNeeded,
    PanNeeded: false,
  };
}

/** Parts of an amount as the retail API sends them. */
export function moneyPartsWire(shares: readonly MoneyBackShare[]): MoneyBackPlanWire['Parts'] {
  return shares.map(({ way, name, amount }) => ({
    Way: way,
    Amount: toRupees(amount),
    Name: way === 'gateway' || way === 'gift-card' ? name : '',
  }));
}

/**
 * Gives money of an order back that is locked together with those it was exchanged for (`lockWithExchanged`), once for its
 * reference. What the order holds on shelves is given back before it, and the catalogue's version raised after it
 * (`lock-orders.ts`). Refused, the caller rolls back: 200 where an account is missing, 209 where a gift card is needed since
 * the plan was made, or nobody is left to send it to. Throws where so much is not left: with the lock only an error of the
 * store has reckoned with it.
 */
export async function refundMoney(
  transaction: Transaction<Database>,
  order: OrderRow,
  request: MoneyBackRequest,
): Promise<Outcome<MoneyBackPart[]>> {
  const planned = await planMoneyBack(transaction, order, request);
  if (planned.code !== 'Success') throw new Error(`More was to go back for order ${order.number} than is left.`);
  const { shares, bankNeeded, pinNeeded } = planned.data;
  if (bankNeeded && !request.bank) return invalidField('BankAccount', 'Where is it to be transferred to?');
  if (pinNeeded && !request.pin) return fail('Conflict', 'The money of the order has changed. Ask again.');
  const card = pinNeeded ? await issueCard(transaction, order, shares, request) : null;
  if (card && card.code !== 'Success') return card;
  // In the order of their ids, so that two orders never wait crosswise for each other's gift cards.
  for (const share of shares.toSorted(byTarget)) await moveMoney(transaction, share, request);
  const parts = shares.map((share) => ({ ...share, document: documentOf(share, request.bank, card?.data ?? '') }));
  for (const part of parts) await noteMoneyBack(transaction, order, part, request);
  return succeed(parts.map(({ way, amount, document: { name } }) => ({ way, amount, name })));
}

/** One gift card for all that goes onto one; its last digits. */
async function issueCard(
  transaction: Transaction<Database>,
  order: OrderRow,
  shares: readonly MoneyBackShare[],
  { pin, siteUrl, now }: MoneyBackRequest,
): Promise<Outcome<string>> {
  if (!pin) throw new Error('A gift card was to be issued without a PIN.');
  const amount = sum(shares.filter(({ way }) => way === 'new-gift-card').map((share) => share.amount));
  const { customer } = readOrderDocument(order);
  return issueRefundCard(transaction, { orderNumber: order.number, customer, amount, siteUrl, now }, pin);
}

const byTarget = (a: MoneyBackShare, b: MoneyBackShare) => (a.target < b.target ? -1 : 1);

async function moveMoney(
  transaction: Transaction<Database>,
  { way, paidOrder, target, amount }: MoneyBackShare,
  { reference, now }: MoneyBackRequest,
): Promise<void> {
  if (way === 'gateway') await openRefund(transaction, { paymentId: target, reason: reference, amount, now });
  const goodUntil = now + CARD_GOOD_FOR_MS;
  if (way === 'gift-card')
    await refillGiftCard(transaction, { id: target, amount, reference: paidOrder, goodUntil, now });
}

function documentOf(share: MoneyBackShare, bank: BankAccount | null, cardDigits: string): MoneyBackDocument {
  if (share.way === 'new-gift-card') return { name: cardDigits };
  if (share.way === 'bank' && bank) return { name: bank.accountNumber.slice(-4), account: bank };
  return { name: share.name };
}

async function noteMoneyBack(
  transaction: Transaction<Database>,
  order: OrderRow,
  { way, paidOrder, target, amount, document }: MoneyBackShare & { document: MoneyBackDocument },
  { reference, now }: MoneyBackRequest,
): Promise<void> {
  const waits = way === 'gateway' || way === 'bank';
  await transaction
    .insertInto('money_back')
    .values({
      id: newId(),
      order_number: order.number,
      paid_order: paidOrder,
      reference,
      way,
      target,
      amount,
      state: waits ? 'waiting' : 'done',
      document: JSON.stringify(document),
      created_at: now,
      done_at: waits ? null : now,
    })
    .execute();
}
