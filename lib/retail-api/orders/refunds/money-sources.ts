import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { sum } from '../../core/sum.ts';
import { type OrderRow, readOrderDocument } from '../order-repository.ts';
import { readExchanged } from '../returns/exchanged-orders.ts';
import { readRetainedRefunds } from '../returns/retained-refunds.ts';
import type { MoneySource } from '../rules/split-order-refund.ts';

/**
 * The payments of a confirmed order that are not refunded or retained by an open return: its own first, then those of
 * the orders it was exchanged for, as far as they paid for it. In the order in which they are refunded.
 */
export async function readMoneySources(db: Kysely<Database>, order: OrderRow): Promise<MoneySource[]> {
  const exchangedOrders = await readExchanged(db, order);
  const retained = await readRetainedRefunds(db, exchangedOrders.at(-1) ?? order);
  const own = await ownSources(db, order, retained);
  const ofOthers = retained.filter((part) => part.by === order.number && part.order !== order.number);
  let credit =
    order.exchange_credit - (await drawnFromOthers(db, order.number)) - sum(ofOthers.map(({ left }) => left));
  const others: MoneySource[] = [];
  for (const exchanged of exchangedOrders) {
    for (const source of await ownSources(db, exchanged, retained)) {
      const left = Math.min(source.left, credit);
      others.push({ ...source, left });
      credit -= left;
    }
  }
  return [...own, ...others].filter(({ left }) => left > 0);
}

/** Paise of an order still due on delivery, after a reduction of `less` paise. */
export function amountDue({ payment_method, payable, state, confirmed_at }: OrderRow, less: number): number {
  const isDue = payment_method === 'cash-on-delivery' && confirmed_at !== null;
  return isDue && state !== 'delivered' && state !== 'cancelled' ? payable - less : 0;
}

/** Paise still due on delivery. */
export async function dueOf(db: Kysely<Database>, order: OrderRow): Promise<number> {
  const parts = await db
    .selectFrom('order_refunds')
    .select('amount')
    .where('paid_order', '=', order.number)
    .where('method', '=', 'due')
    .execute();
  return amountDue(order, sum(parts.map(({ amount }) => amount)));
}

async function ownSources(
  db: Kysely<Database>,
  order: OrderRow,
  retained: readonly MoneySource[],
): Promise<MoneySource[]> {
  const { number } = order;
  const returned = await db
    .selectFrom('order_refunds')
    .select(['target', 'amount'])
    .where('paid_order', '=', number)
    .execute();
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'gateway', 'amount'])
    .where('subject', '=', 'order')
    .where('subject_id', '=', number)
    .where('purpose', '=', 'settles')
    .execute();
  const left = (target: string, amount: number) =>
    amount -
    sum(returned.filter((part) => part.target === target).map((part) => part.amount)) -
    sum(retained.filter((part) => part.order === number && part.id === target).map((part) => part.left));
  return [
    ...cashOf(order).map(({ kind, amount }) => ({ kind, order: number, id: '', name: '', left: left('', amount) })),
    ...payments.map(({ id, gateway, amount }) => ({
      kind: 'payment' as const,
      order: number,
      id,
      name: gateway,
      left: left(id, amount),
    })),
    ...readOrderDocument(order).giftCards.map(({ id, lastDigits, amount }) => ({
      kind: 'gift-card' as const,
      order: number,
      id,
      name: lastDigits,
      left: left(id, amount),
    })),
  ];
}

/** The courier collects the cash when handing over the parcel. */
function cashOf({ payment_method, payable, state }: OrderRow): { kind: 'due' | 'cash'; amount: number }[] {
  if (payment_method !== 'cash-on-delivery') return [];
  return [{ kind: state === 'delivered' ? 'cash' : 'due', amount: payable }];
}

async function drawnFromOthers(db: Kysely<Database>, number: string): Promise<number> {
  const drawn = await db
    .selectFrom('order_refunds')
    .select('amount')
    .where('order_number', '=', number)
    .where('paid_order', '!=', number)
    .execute();
  return sum(drawn.map(({ amount }) => amount));
}
