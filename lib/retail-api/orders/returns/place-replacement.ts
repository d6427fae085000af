import type { Transaction } from 'kysely';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { sum } from '../../core/sum.ts';
import type { Payments } from '../../payments/gateway.ts';
import { PAYABLE_FOR_MS } from '../../payments/rules/payment-state.ts';
import { reserveStock } from '../holds/stock.ts';
import { notAllowedNow } from '../not-allowed.ts';
import { NEW_ORDER, type OrderRow, readOrderDocument } from '../order-repository.ts';
import { orderLines } from '../placing/order-lines.ts';
import { insertNumbered } from '../placing/write-order.ts';
import { freeReplacement } from './move-return.ts';
import { replacementItems } from './open-return.ts';
import { type PricedReplacement, priceReplacement, replacementDocument } from './replacement-order.ts';
import { type LockedReturn, readReturnLines } from './return-repository.ts';

type PlaceContext = { payments: Payments } & {
  /** Epoch milliseconds. */
  now: number;
};

/**
 * Creates the replacement order for returned goods: it takes over the stock reserved for the return and holds it while
 * it can be paid. Refuses with OutOfStock if an item has left the catalogue, and with NotAllowedNow if a difference is
 * to be paid and no gateway is set up any more.
 */
export async function placeReplacement(
  transaction: Transaction<Database>,
  { order, row }: LockedReturn,
  { payments, now }: PlaceContext,
): Promise<Outcome<OrderRow>> {
  const lines = (await readReturnLines(transaction, [row])).get(row.number) ?? [];
  const items = await priceReplacement(transaction, lines);
  if (!items) return fail('OutOfStock');
  const total = sum(items.priced.price.lines.map(({ net }) => net));
  const credit = Math.min(row.amount, total);
  const [gateway] = payments.gateways.keys();
  if (total > credit && gateway === undefined) return notAllowedNow('difference');
  const placed = await insertNumbered(transaction, {
    key: newId(),
    customer_id: order.customer_id,
    basket_guid: newId(),
    purchase_id: newId(),
    state: 'payment-pending',
    hold: 'held',
    hold_expires_at: now + PAYABLE_FOR_MS,
    payment_method: total > credit && gateway ? gateway : order.payment_method,
    total,
    payable: total - credit,
    document: JSON.stringify(replacementDocument({ order, row, items, credit, now })),
    placed_at: now,
    ...NEW_ORDER,
    exchange_of: row.number,
    exchange_credit: credit,
    placed_by: '',
    adds_to: '',
  });
  await writeLines(transaction, placed, items);
  await freeReplacement(transaction, row, now);
  const { Pincode: pincode } = readOrderDocument(placed).address;
  const held = await reserveStock(transaction, { number: placed.number, items: replacementItems(lines), now, pincode });
  if (held.code !== 'Success') return held;
  await transaction
    .updateTable('returns')
    .set({ replacement_order: placed.number })
    .where('number', '=', row.number)
    .execute();
  return succeed(placed);
}

async function writeLines(
  transaction: Transaction<Database>,
  { number }: OrderRow,
  items: PricedReplacement,
): Promise<void> {
  const lines = await orderLines(transaction, items);
  await transaction
    .insertInto('order_lines')
    .values(lines.map((line) => ({ ...line, order_number: number })))
    .execute();
}
