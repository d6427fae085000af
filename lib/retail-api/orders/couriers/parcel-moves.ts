import type { ParcelState, TrackingStatus } from '#lib/contract/index.ts';

/** A step that the courier's news take; `ship` makes the parcel. */
export type CourierMove = 'ship' | 'out-for-delivery' | 'deliver' | 'undelivered';

/** News after which nothing more comes. */
export const FINAL_STATUSES: ReadonlySet<TrackingStatus> = new Set(['delivered', 'returned', 'lost', 'cancelled']);

/** Whether a courier has, or had, a parcel with such news. */
const isPickedUp = (status: TrackingStatus) => status !== 'pickup-due' && status !== 'cancelled';

/**
 * The next step of a parcel with these news, which are sorted by time; null if there is none. `parcel`: null before it is
 * shipped. Steps that were skipped, because news were lost or came late, are taken one by one.
 */
export function nextMove(news: readonly TrackingStatus[], parcel: ParcelState | null): CourierMove | null {
  if (!news.some(isPickedUp)) return null;
  if (parcel === null) return 'ship';
  if (parcel === 'delivered' || parcel === 'returned') return null;
  const last = news.findLast((status) => FINAL_STATUSES.has(status));
  if (last === 'delivered') return 'deliver';
  if (last === 'returned' || last === 'lost') return 'undelivered';
  return parcel === 'shipped' && news.includes('out-for-delivery') ? 'out-for-delivery' : null;
}
