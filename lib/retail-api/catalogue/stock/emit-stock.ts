import type { Transaction } from 'kysely';
import type { EventTypeOf } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { emitEvents } from '../../messages/webhooks/emit-events.ts';

/** Emits webhooks about SKUs that this transaction has sold out, or brought back. `now` in epoch milliseconds. */
export async function emitStock(
  transaction: Transaction<Database>,
  type: EventTypeOf<'stock'>,
  skus: readonly { sku: string; quantity: number }[],
  now: number,
): Promise<void> {
  const events = skus.map(({ sku, quantity }) => ({ about: `sku:${sku}`, data: { SKU: sku, Quantity: quantity } }));
  await emitEvents(transaction, { topic: 'stock', type, events }, now);
}
