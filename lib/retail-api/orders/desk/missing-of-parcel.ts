import type { Outcome } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';

/** The courier of a parcel; `trackingUrl` is empty if the courier has none. */
export interface ParcelFacts {
  courier: string;
  awb: string;
  trackingUrl: string;
}

/** The missing field of a parcel that the shopper is notified of; null if none is. */
export function missingOfParcel({ courier, awb }: ParcelFacts): Outcome<never> | null {
  if (courier === '') return invalidField('Courier', 'A courier is required: the shopper sees it.');
  return awb === '' ? invalidField('AWB', 'A tracking number is required: the shopper sees it.') : null;
}
