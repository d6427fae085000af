import type { Transaction } from 'kysely';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import type { RecordedPiece } from '../../documents/warranty/check-pieces.ts';
import { checkHuids, recordPieces } from '../../documents/warranty/record-pieces.ts';
import { refuseBesideBooking } from '../couriers/booking-in-the-way.ts';
import { missingOfParcel, type ParcelFacts } from '../desk/missing-of-parcel.ts';
import { lockOrder } from '../lock-orders.ts';
import { enqueueOrderMail } from '../mails/order-mails.ts';
import { notAllowedNow } from '../not-allowed.ts';
import { type EventActor, recordOrderEvent } from '../order-events.ts';
import { readOrderDocument, readOrderLines } from '../order-repository.ts';
import { dueOf } from '../refunds/money-sources.ts';
import type { LineItems } from '../rules/choose-items.ts';
import { packForParcel } from './pack-for-parcel.ts';
import { insertParcel, type OrderParcel, readParcels } from './parcel-repository.ts';
import { unshippedItems } from './parcel-rules.ts';
import { settleParts } from './settle-parts.ts';

interface PartShipment extends ParcelFacts {
  items: readonly LineItems[];
  pieces: readonly RecordedPiece[];
  actor: EventActor;
}

/**
 * Ships a part of an order in a parcel of its own, and tells the shopper what is in it. On a refusal, which the caller rolls
 * back: as `ShipParcel` says. `now`: epoch milliseconds.
 */
export async function shipParcel(
  transaction: Transaction<Database>,
  number: string,
  shipment: PartShipment,
  context: Pick<CoreContext, 'siteUrl' | 'secret'> & { now: number },
): Promise<Outcome<null>> {
  const { actor, items, pieces, courier, awb, trackingUrl } = shipment;
  const { now } = context;
  const order = await lockOrder(transaction, number);
  if (!order) return fail('NotFound', 'There is no such order.');
  if (order.state !== 'confirmed' && order.state !== 'packed') return notAllowedNow('step');
  // A courier collects all of the cash or none of it, and a counter hands out all or nothing.
  const isWhole = (await dueOf(transaction, order)) > 0 || readOrderDocument(order).collect !== undefined;
  if (isWhole) return notAllowedNow('shipped-whole');
  const missing = missingOfParcel(shipment);
  if (missing) return missing;
  const lines = (await readOrderLines(transaction, [number])).get(number) ?? [];
  const parcels = await readParcels(transaction, number);
  const unshipped = unshippedItems(lines, parcels);
  const refused = refuseItems(unshipped, items);
  if (refused) return refused;
  const free = await refuseBesideBooking(transaction, number, { awb, items, unshipped });
  if (free.code !== 'Success') return free;
  const recorded = await recordPieces(transaction, number, pieces, now);
  if (recorded.code !== 'Success') return recorded;
  const unmarked = await checkHuids(transaction, number, shippedAfter(parcels, items));
  if (unmarked.code !== 'Success') return unmarked;
  const parcel = await insertParcel(transaction, { orderNumber: number, courier, awb, trackingUrl, items, now });
  await packForParcel(transaction, order, { actor, now });
  const facts = { courier, awb, pieces: items };
  await recordOrderEvent(transaction, { orderNumber: number, kind: 'parcel-shipped', actor, facts, now });
  await enqueueOrderMail(transaction, { number, kind: 'shipped', about: parcel }, context);
  await settleParts(transaction, number, { ...context, actor });
  return succeed(null);
}

/** Refuses items that are named twice, or that are not all left; null otherwise. */
export function refuseItems(unshipped: readonly LineItems[], items: readonly LineItems[]): Outcome<never> | null {
  if (new Set(items.map(({ lineId }) => lineId)).size < items.length)
    return invalidField('Lines', 'Each line can be named once.');
  const isThere = ({ lineId, quantity }: LineItems) =>
    unshipped.some((left) => left.lineId === lineId && left.quantity >= quantity);
  return items.every(isThere) ? null : notAllowedNow('nothing-left');
}

/** How many items of each line are shipped with these: their marks must be known. */
export function shippedAfter(
  parcels: readonly OrderParcel[],
  items: readonly LineItems[],
): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { lineId, quantity } of [...parcels.flatMap((parcel) => parcel.items), ...items])
    quantities.set(lineId, (quantities.get(lineId) ?? 0) + quantity);
  return quantities;
}
