import type { z } from 'zod';
import type { calls, OrderAddressWire } from '#lib/contract/index.ts';
import { deliveryPromise } from '../cart/delivery/delivery-promise.ts';
import { findPlace } from '../cart/delivery/find-zone.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import type { OrderDocument } from './order-document.ts';

/** Where an order is to go, within its state, as the call has it. */
export type ChangedAddress = NonNullable<z.output<typeof calls.modifyOrder.request>['Address']>;

interface Circumstances {
  /** Paise that are still to be paid at the door. */
  due: number;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * An order as it is once it goes to another address of its state, whose tax it has; `isChanged` is false where it goes there
 * already. The days that were promised stay where a courier takes as long. Refused with 220 where nothing is delivered to, 200
 * and the field in another state, and 255 where no cash is taken and some is due.
 */
export function changeAddress(
  document: OrderDocument,
  given: ChangedAddress,
  { due, now }: Circumstances,
): Outcome<{ document: OrderDocument; isChanged: boolean }> {
  const { address: before } = document;
  const address: OrderAddressWire = { ...before, ...given };
  const isChanged = (Object.keys(given) as (keyof ChangedAddress)[]).some((field) => before[field] !== given[field]);
  if (!isChanged) return succeed({ document, isChanged });
  // What was issued stays as it is, however often the order turns.
  const kept = { ...document, address, invoicedAddress: document.invoicedAddress ?? before };
  if (address.Pincode === before.Pincode) return succeed({ document: kept, isChanged });
  const place = findPlace(address.Pincode);
  if (!place) return fail('NotServiceable');
  if (place.state !== before.State) return invalidField('Pincode', `The order goes to ${before.State}.`);
  if (due > 0 && !place.zone.cash) return fail('MethodNotOffered', undefined, { Reason: 'pincode' });
  const isSameZone = findPlace(before.Pincode)?.zone === place.zone;
  const promise = isSameZone ? document.promise : deliveryPromise(place.zone, now);
  return succeed({ document: { ...kept, promise }, isChanged });
}
