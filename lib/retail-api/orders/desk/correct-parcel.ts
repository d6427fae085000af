import type { Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import type { OrderRow } from '../order-repository.ts';

/** The courier of a parcel; `trackingUrl` is empty if the courier has none. */
export interface ParcelFacts {
  courier: string;
  awb: string;
  trackingUrl: string;
}

/** The missing field of a parcel that the shopper is notified of; null if none is. */
export function missingOfParcel({ courier, awb }: ParcelFacts): Outcome<never> | null {
  if (courier === '') return invalidField('Courier', 'The shopper is told who brings it.');
  return awb === '' ? invalidField('AWB', 'The shopper is told its tracking number.') : null;
}

/**
 * Corrects courier and tracking number of the parcel on its way. Refuses with InvalidRequest if they are unchanged. The
 * order is locked and shipped.
 */
export async function correctParcel(
  transaction: Transaction<Database>,
  { number }: Pick<OrderRow, 'number'>,
  { courier, awb, trackingUrl }: ParcelFacts,
): Promise<Outcome<null>> {
  const parcel = await transaction
    .selectFrom('parcels')
    .selectAll()
    .where('order_number', '=', number)
    .orderBy('shipped_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const isSame = parcel.courier === courier && parcel.awb === awb && parcel.tracking_url === trackingUrl;
  if (isSame) return invalidField('AWB', 'The parcel has this courier and number already.');
  const corrected = { courier, awb, tracking_url: trackingUrl };
  await transaction.updateTable('parcels').set(corrected).where('id', '=', parcel.id).execute();
  return succeed(null);
}
