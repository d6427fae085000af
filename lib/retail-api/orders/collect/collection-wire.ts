import type { Kysely } from 'kysely';
import type { OrderWire } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { type OrderRow, readOrderDocument } from '../order-repository.ts';

type Wire = Pick<OrderWire, 'Collect'>;

/** How orders are collected, in wire format, by order number; an order that is delivered has no entry. */
export async function readCollectionWires(
  db: Kysely<Database>,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<string, Wire>> {
  const collected = orders.flatMap((order) => {
    const { collect } = readOrderDocument(order);
    return collect ? [{ number: order.number, ...collect }] : [];
  });
  if (collected.length === 0) return new Map();
  const numbers = collected.map(({ number }) => number);
  const rows = await db.selectFrom('collections').selectAll().where('order_number', 'in', numbers).execute();
  const byNumber = new Map(rows.map((row) => [row.order_number, row]));
  return new Map(
    collected.map(({ number, storeCode, storeName, phone, promisedAt }) => {
      const row = byNumber.get(number);
      const times = { ReadyAt: row?.ready_at ?? null, KeptUntil: row?.kept_until ?? null };
      return [
        number,
        { Collect: { StoreCode: storeCode, StoreName: storeName, Phone: phone, PromisedAt: promisedAt, ...times } },
      ];
    }),
  );
}
