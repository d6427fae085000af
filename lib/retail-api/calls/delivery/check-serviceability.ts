import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../call-handler.ts';
import { deliveryDate } from '../../domain/delivery/business-days.ts';
import { doorstepRules } from '../../domain/delivery/doorstep-rules.ts';
import { findPlace } from '../../domain/delivery/find-zone.ts';
import { takesCash } from '../../domain/delivery/takes-cash.ts';
import { isOn } from '../../site-options.ts';
import { goodsOf } from './goods-of.ts';

/** Said where no day can be promised. */
const FALLBACK_DAYS = '12-15';

/** Whether, when and how a pincode is delivered to; with a product or a basket, also what its value and kind ask for at the door. */
export const checkServiceability = handlerFor(calls.checkServiceability, async (request, { db, now }, caller) => {
  const place = findPlace(request.Pincode);
  if (!place) return refuse('NotServiceable');
  const found = await goodsOf(db, request, caller);
  if (found.code !== 'Success') return found;
  const { price, kinds } = found.data;
  const door = doorstepRules({
    offered: await isOn(db, 'CashOnDelivery'),
    zoneTakesCash: place.zone.cash,
    price,
  });
  const { days } = place.zone;
  return succeed({
    Pincode: request.Pincode,
    City: place.city,
    State: place.state,
    Deliverable: true,
    CashOnDelivery: door.cashOnDelivery && kinds.every(takesCash),
    IdentityNeeded: door.identityNeeded,
    EarliestDate: days ? deliveryDate(now(), days[0]) : '',
    LatestDate: days ? deliveryDate(now(), days[1]) : '',
    DeliveryDays: days ? `${days[0]}-${days[1]}` : FALLBACK_DAYS,
  });
});
