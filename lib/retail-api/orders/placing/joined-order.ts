import type { Kysely, Transaction } from 'kysely';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { cancelItems, chooseCancelled } from '../changes/cancel-items.ts';
import { type OrderRow, readOrder, readOrderDocument } from '../order-repository.ts';
import { isInShoppersHands } from '../rules/order-steps.ts';

/** Whether an order can still be packed with the one that it adds to, and replace there what it is to replace. */
export async function canJoin(db: Kysely<Database>, order: OrderRow): Promise<boolean> {
  if (order.adds_to === '') return true;
  const base = await readOrder(db, order.adds_to);
  if (!base || !isInShoppersHands(base.state)) return false;
  const { replaces } = readOrderDocument(order);
  return !replaces || (await chooseCancelled(db, base, { items: replaces.items })).code === 'Success';
}

/**
 * An order with the address of the one that it adds to, which may have changed since, within its state; both are locked.
 */
export async function takeAddressOfBase(transaction: Transaction<Database>, order: OrderRow): Promise<OrderRow> {
  const base = order.adds_to === '' ? undefined : await readOrder(transaction, order.adds_to);
  if (!base) return order;
  const { address } = readOrderDocument(base);
  const document = JSON.stringify({ ...readOrderDocument(order), address });
  await transaction.updateTable('orders').set({ document }).where('number', '=', order.number).execute();
  return { ...order, document };
}

/**
 * Refunds what a confirmed order replaces in the order that it adds to, both locked; `issueInvoice` issues its invoice, in
 * any case, before the credit note of the other. Throws if that is refused: `canJoin` was asked under the same locks.
 */
export async function replaceItems(
  transaction: Transaction<Database>,
  order: OrderRow,
  issueInvoice: () => Promise<void>,
  context: Pick<CoreContext, 'siteUrl' | 'secret'> & { now: number },
): Promise<void> {
  const { replaces } = readOrderDocument(order);
  const base = replaces && (await readOrder(transaction, order.adds_to));
  if (!base) return issueInvoice();
  const { items, reason } = replaces;
  const cancellation = { items, reason, comment: '', to: 'source', expected: null, pin: null } as const;
  const actor = `desk:${order.placed_by}` as const;
  const removed = await cancelItems(transaction, base, { ...cancellation, actor, issueInvoice }, context);
  if (removed.code !== 'Success') throw new Error(`The items that order ${order.number} replaces cannot be refunded.`);
}
