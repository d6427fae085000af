import type { Kysely, Selectable, Transaction } from 'kysely';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import type { LineItems } from '../rules/choose-items.ts';

/** A parcel of an order. */
export interface OrderParcel extends Selectable<Database['parcels']> {
  /** What it holds; empty for a parcel with the whole order. */
  items: LineItems[];
}

/** The parcels of an order in the order of shipping. */
export async function readParcels(db: Kysely<Database>, orderNumber: string): Promise<OrderParcel[]> {
  const rows = await db
    .selectFrom('parcels')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('shipped_at')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const lines = await db
    .selectFrom('parcel_lines')
    .selectAll()
    .where(
      'parcel_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('line_id')
    .execute();
  const byParcel = Map.groupBy(lines, ({ parcel_id }) => parcel_id);
  return rows.map((row) => ({
    ...row,
    items: (byParcel.get(row.id) ?? []).map(({ line_id, quantity }) => ({ lineId: line_id, quantity })),
  }));
}

interface NewParcel {
  orderNumber: string;
  courier: string;
  awb: string;
  /** Empty if the courier has no page for it. */
  trackingUrl: string;
  /** Empty for the whole order. */
  items: readonly LineItems[];
  /** Epoch milliseconds. */
  now: number;
}

/** Stores a parcel that a courier has; returns its id. */
export async function insertParcel(
  transaction: Transaction<Database>,
  { orderNumber, courier, awb, trackingUrl, items, now }: NewParcel,
): Promise<string> {
  const id = newId();
  await transaction
    .insertInto('parcels')
    .values({ id, order_number: orderNumber, courier, awb, tracking_url: trackingUrl, shipped_at: now })
    .execute();
  const rows = items.map(({ lineId, quantity }) => ({ parcel_id: id, line_id: lineId, quantity }));
  if (rows.length > 0) await transaction.insertInto('parcel_lines').values(rows).execute();
  return id;
}
