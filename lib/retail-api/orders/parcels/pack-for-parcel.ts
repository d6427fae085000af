import type { Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { type EventActor, recordOrderEvent } from '../order-events.ts';
import type { OrderRow } from '../order-repository.ts';

/**
 * Packs a confirmed order of which a part goes to a courier: from then on its customer can change neither the items nor the
 * address. `now`: epoch milliseconds.
 */
export async function packForParcel(
  transaction: Transaction<Database>,
  { number, state }: OrderRow,
  { actor, now }: { actor: EventActor; now: number },
): Promise<void> {
  if (state !== 'confirmed') return;
  await transaction.updateTable('orders').set({ state: 'packed' }).where('number', '=', number).execute();
  await recordOrderEvent(transaction, { orderNumber: number, kind: 'packed', actor, now });
}
