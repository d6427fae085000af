import type { z } from 'zod';
import type { calls, OrderAddressWire } from '#lib/contract/index.ts';
import { keysOf } from '#lib/contract/typed-keys.ts';
import { deliveryPromise } from '../../cart/delivery/delivery-promise.ts';
import { expressAt } from '../../cart/delivery/express-at.ts';
import { findPlace, isPincodeIn } from '../../cart/delivery/find-zone.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import type { OrderDocument } from '../order-document.ts';

/** The new address of an order, in the same state, in wire format. */
export type ChangedAddress = NonNullable<z.output<typeof calls.modifyOrder.request>['Address']>;

interface Circumstances {
  /** Paise due on delivery. */
  due: number;
  /** The business days that engraving adds to the delivery. */
  engravingDays: number;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * An order after a change to another address in its state, which has the same tax; `isChanged` is false if the address
 * is the same. The promised days stay if a courier takes no longer. Refuses with NotServiceable if the pincode is not
 * delivered to, InvalidRequest with the field for another state or where an express order cannot go, and MethodNotOffered if cash is due but not taken
 * there.
 */
export function changeAddress(
  document: OrderDocument,
  newAddress: ChangedAddress,
  { due, engravingDays, now }: Circumstances,
): Outcome<{ document: OrderDocument; isChanged: boolean }> {
  const { address: before } = document;
  const address: OrderAddressWire = { ...before, ...newAddress };
  const isChanged = keysOf(newAddress).some((field) => before[field] !== newAddress[field]);
  if (!isChanged) return succeed({ document, isChanged });
  // The address on an issued invoice never changes, however often the order's address does.
  const changed = { ...document, address, invoicedAddress: document.invoicedAddress ?? before };
  if (address.Pincode === before.Pincode) return succeed({ document: changed, isChanged });
  const place = findPlace(address.Pincode);
  if (!place) return fail('NotServiceable');
  if (!isPincodeIn(address.Pincode, before.State))
    return invalidField('Pincode', `The order can only be delivered in ${before.State}.`);
  if (due > 0 && !place.takesCash) return fail('MethodNotOffered', undefined, { Reason: 'pincode' });
  if (document.express) {
    // What was paid for express delivery is not paid back by a change, so the order stays express, with its days.
    return expressAt(address.Pincode)
      ? succeed({ document: changed, isChanged })
      : invalidField('Express', 'Express delivery, which this order has, is not offered at the new pincode.');
  }
  const isSameZone = findPlace(before.Pincode)?.zone === place.zone;
  const promise = isSameZone ? document.promise : deliveryPromise(place.zone, now, engravingDays);
  return succeed({ document: { ...changed, promise }, isChanged });
}
