import { calls } from '#lib/contract/index.ts';
import { readCartOptions } from '../../app/site-options.ts';
import { LONGEST_DISPATCH } from '../../cart/delivery/business-days.ts';
import { FALLBACK_DAYS } from '../../cart/delivery/delivery-promise.ts';
import { ZONES } from '../../cart/delivery/postal-zones.ts';
import { freeShippingFrom, readOffers } from '../../cart/promotions/read-offers.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';

/** What delivery costs, by the same option and the same offer that carts are priced by, and takes, by all zones. */
export const shippingTerms = handlerFor(calls.shippingTerms, async (_request, { db, now }) => {
  const [options, offers] = await Promise.all([readCartOptions(db), readOffers(db, now())]);
  const freeFrom = freeShippingFrom(offers);
  const days = Object.values(ZONES).flatMap((zone) => zone.days ?? FALLBACK_DAYS.split('-').map(Number));
  return succeed({
    Charge: options.shippingCharge,
    FreeFrom: freeFrom === null ? null : freeFrom,
    DispatchDays: { From: 0, To: LONGEST_DISPATCH },
    TransitDays: { From: Math.min(...days), To: Math.max(...days) },
  });
});
