import type { Transaction } from 'kysely';
import { FULFILMENT_STATES, type OrderState } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { readOrderLines } from '../order-repository.ts';

/**
 * Deletes what the lines of an order are engraved with, which may name people; the rest of it stays. An open order keeps
 * it, because it is still to be engraved.
 */
export async function eraseEngravings(
  transaction: Transaction<Database>,
  { number, state }: { number: string; state: OrderState },
): Promise<void> {
  if (FULFILMENT_STATES.includes(state)) return;
  for (const { id, document } of (await readOrderLines(transaction, [number])).get(number) ?? []) {
    if (!document.engraving) continue;
    const erased = JSON.stringify({ ...document, engraving: { ...document.engraving, text: '' } });
    await transaction.updateTable('order_lines').set({ document: erased }).where('id', '=', id).execute();
  }
}
