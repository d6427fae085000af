import { formatDay } from '#lib/shared/dates.ts';
import * as m from '#messages';
import type { Serviceability } from './types.ts';

/** The number of delivery days where the retail API names none. */
export const USUAL_DELIVERY_DAYS = '12-15';

/** The answer about a pincode: the lines to show, or why there are none. */
export type DeliveryAnswer = { ok: true; lines: string[] } | { ok: false; message: string };

/** A pincode that the shopper entered, as typed, with its answer. */
export interface DeliveryQuery {
  pincode: string;
  answer: DeliveryAnswer;
}

/** All information about delivery to a pincode, one line each. */
export function deliveryLines(facts: Serviceability): string[] {
  const lines = [deliveryText(facts)];
  if (facts.deliverable && facts.cashOnDelivery) lines.push(m.productDeliveryCash());
  if (facts.deliverable && facts.identityNeeded) lines.push(m.productDeliveryIdentity());
  return lines;
}

/** When an order would be delivered, in one sentence. */
export function deliveryText(
  facts: Omit<Serviceability, 'state' | 'cashOnDelivery' | 'identityNeeded' | 'makingDays' | 'express'>,
): string {
  const place = facts.city ? `${facts.city} ${facts.pincode}` : facts.pincode;
  if (!facts.deliverable) return m.productDeliveryNone({ place });
  const earliest = formatDay(facts.earliestDate);
  const latest = formatDay(facts.latestDate);
  if (earliest && latest && earliest !== latest) return m.productDeliveryBetween({ place, earliest, latest });
  if (latest || earliest) return m.productDeliveryBy({ place, day: latest || earliest });
  return m.productDeliveryInDays({ place, days: facts.deliveryDays || USUAL_DELIVERY_DAYS });
}
