import type { TrackingStatus } from '#lib/contract/index.ts';

/** The numbers of Shiprocket's shipment statuses (apidocs.shiprocket.in, Tracking); those that say nothing new are left out. */
const STATUSES: ReadonlyMap<number, TrackingStatus> = new Map([
  [3, 'pickup-due'],
  [4, 'pickup-due'],
  [5, 'pickup-due'],
  [6, 'picked-up'],
  [7, 'delivered'],
  [8, 'cancelled'],
  [9, 'returning'],
  [10, 'returned'],
  [12, 'lost'],
  [13, 'pickup-due'],
  [14, 'returning'],
  [15, 'pickup-due'],
  [17, 'out-for-delivery'],
  [18, 'in-transit'],
  [19, 'pickup-due'],
  [20, 'pickup-due'],
  [21, 'attempt-failed'],
  [22, 'in-transit'],
  [24, 'lost'],
  [25, 'lost'],
  [38, 'in-transit'],
  [39, 'in-transit'],
  [40, 'returning'],
  [41, 'returning'],
  [42, 'picked-up'],
  [44, 'lost'],
  [45, 'cancelled'],
  [46, 'returning'],
  [48, 'in-transit'],
  [50, 'in-transit'],
  [51, 'picked-up'],
  [76, 'lost'],
  [77, 'attempt-failed'],
  [78, 'returning'],
]);

/** What a status of Shiprocket means, by its number; undefined for one that says nothing about where a parcel is. */
export function trackingStatusOf(number: string | number): TrackingStatus | undefined {
  return STATUSES.get(Number(number));
}
