import { formatDay } from '#lib/shared/dates.ts';
import type { Serviceability } from './types.ts';

/** Days that an order takes where nothing better is known. */
export const USUAL_DELIVERY_DAYS = '12-15';

/** When an order would arrive, in one sentence. */
export function deliveryText(facts: Omit<Serviceability, 'state' | 'cashOnDelivery' | 'identityNeeded'>): string {
  const place = facts.city ? `${facts.city} ${facts.pincode}` : facts.pincode;
  if (!facts.deliverable) return `We do not deliver to ${place} yet.`;
  const earliest = formatDay(facts.earliestDate);
  const latest = formatDay(facts.latestDate);
  if (earliest && latest && earliest !== latest) return `Delivery to ${place} between ${earliest} and ${latest}.`;
  if (latest || earliest) return `Delivery to ${place} by ${latest || earliest}.`;
  return `Delivery to ${place} in ${facts.deliveryDays || USUAL_DELIVERY_DAYS} days.`;
}
