import type { z } from 'zod';
import type { calls, OrderAddressWire, PickupSlot } from '#lib/contract/index.ts';
import { stateName } from '#lib/shared/indian-states.ts';
import { type Outcome, refuse, succeed } from '../call-handler.ts';
import { pickupDates } from '../domain/after-sale/pickup-dates.ts';
import { findPlace } from '../domain/delivery/find-zone.ts';
import { type OrderRow, readOrderDocument } from '../orders/order-store.ts';
import { invalidField } from '../refusals.ts';

type Asked = Pick<z.output<typeof calls.requestReturn.request>, 'PickupAddress' | 'PickupDate' | 'PickupSlot'>;

/** Where and when a courier comes for a return. */
export interface Pickup {
  address: OrderAddressWire;
  pickupDate: string;
  pickupSlot: PickupSlot;
}

/**
 * Where and when a courier comes, unless something else is given where the order was delivered to. Refused with 220 where
 * none goes, and with 200 and the field for a state or a day that there is not. `now` in epoch milliseconds.
 */
export function findPickup(order: OrderRow, asked: Asked, now: number): Outcome<Pickup> {
  const { PickupAddress: given, PickupDate: pickupDate, PickupSlot: pickupSlot } = asked;
  const { address: delivered } = readOrderDocument(order);
  const State = given ? stateName(given.StateCode) : delivered.State;
  if (State === undefined) return invalidField('PickupAddress', 'There is no such state.');
  const address = given ? { ...given, State, Country: delivered.Country, GSTIN: '' } : delivered;
  if (!findPlace(address.Pincode)) return refuse('NotServiceable');
  if (!pickupDates(now).includes(pickupDate)) return invalidField('PickupDate', 'No courier comes on that day.');
  return succeed({ address, pickupDate, pickupSlot });
}
