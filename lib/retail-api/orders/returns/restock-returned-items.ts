import type { Transaction } from 'kysely';
import { announceProducts } from '../../catalogue/announce-products.ts';
import type { Database } from '../../core/db/schema.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { restockItems } from '../holds/restock-items.ts';
import { notAllowedNow } from '../not-allowed.ts';
import type { DeskStep, StepContext } from './desk-step.ts';
import { moveReturn } from './move-return.ts';
import type { LockedReturn, ReturnRow } from './return-repository.ts';

/**
 * Marks lines whose items can be sold again, in addition to those already marked. Returns a refusal if a line does not
 * belong to the return, null otherwise.
 */
export async function markSellable(
  transaction: Transaction<Database>,
  { number }: ReturnRow,
  sellable: readonly string[],
): Promise<Outcome<never> | null> {
  for (const lineId of new Set(sellable)) {
    const { numUpdatedRows } = await transaction
      .updateTable('return_lines')
      .set({ sellable: 1 })
      .where('return_number', '=', number)
      .where('line_id', '=', lineId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return invalidField('SellableLineIds', 'The return has no such line.');
  }
  return null;
}

/**
 * Puts the items that can be sold again back in stock, each line once; lines named here are added to those of the
 * quality check. Refuses with NotAllowedNow if none are left, and with InvalidRequest if a line does not belong to the
 * return.
 */
export async function restockReturnedItems(
  transaction: Transaction<Database>,
  { row, order }: LockedReturn,
  { actor, sellable, warehouse }: Pick<DeskStep, 'actor' | 'sellable' | 'warehouse'>,
  { now }: Pick<StepContext, 'now'>,
): Promise<Outcome<null>> {
  if (!(await moveReturn(transaction, { row }, { move: 'restock', actor, now }))) return notAllowedNow('step');
  const refused = await markSellable(transaction, row, sellable);
  if (refused) return refused;
  const items = await transaction
    .selectFrom('return_lines')
    .innerJoin('order_lines', 'order_lines.id', 'return_lines.line_id')
    .select(['order_lines.sku', 'return_lines.quantity'])
    .where('return_number', '=', row.number)
    .where('sellable', '=', 1)
    .where('restocked_at', 'is', null)
    .execute();
  if (items.length === 0) return notAllowedNow('nothing-left');
  await transaction
    .updateTable('return_lines')
    .set({ restocked_at: now })
    .where('return_number', '=', row.number)
    .where('sellable', '=', 1)
    .where('restocked_at', 'is', null)
    .execute();
  const restocked = await restockItems(transaction, { number: order.number, items, warehouse, now });
  if (restocked.code !== 'Success') return restocked;
  await announceProducts(transaction, restocked.data, now);
  return succeed(null);
}
