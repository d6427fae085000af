import { calls } from '#lib/contract/index.ts';
import { isOn } from '../../app/site-options.ts';
import { deliveryPromise } from '../../cart/delivery/delivery-promise.ts';
import { doorstepRules } from '../../cart/delivery/doorstep-rules.ts';
import { findPlace } from '../../cart/delivery/find-zone.ts';
import { takesCash } from '../../cart/delivery/takes-cash.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { goodsOf } from './goods-of.ts';

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
  const promise = deliveryPromise(place.zone, now());
  return succeed({
    Pincode: request.Pincode,
    City: place.city,
    State: place.state,
    Deliverable: true,
    CashOnDelivery: door.cashOnDelivery && kinds.every(takesCash),
    IdentityNeeded: door.identityNeeded,
    EarliestDate: promise.earliestDate,
    LatestDate: promise.latestDate,
    DeliveryDays: promise.deliveryDays,
  });
});
