import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { calls } from '#lib/contract/index.ts';
import { postalPlace } from '../cart/delivery/find-zone.ts';
import { loadStores } from '../catalogue/load-stores.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import { notAllowedNow } from '../orders/not-allowed.ts';
import { type OrderRow, readOrderDocument } from '../orders/order-repository.ts';
import { pickupDates } from '../orders/returns/rules/pickup-dates.ts';
import type { ServiceDocument } from './service-document.ts';
import { readServiceableLines } from './serviceable-lines.ts';

export type ServiceInput = z.output<typeof calls.requestService.request>;

/** How the item reaches the store. */
type Handover = Pick<ServiceDocument, 'handover' | 'pickup' | 'store'>;

/**
 * Checks whether a service may be requested for an item of a locked order, and completes it to what is stored. Refuses
 * with NotAllowedNow, NotFound for an unknown line, NotServiceable if no courier serves the address, or InvalidRequest
 * and the field. `now` in epoch milliseconds.
 */
export async function checkService(
  db: Kysely<Database>,
  order: OrderRow,
  input: ServiceInput,
  now: number,
): Promise<Outcome<Handover & Pick<ServiceDocument, 'warranty'>>> {
  const serviceable = await readServiceableLines(db, order);
  if (serviceable.code !== 'Success') return serviceable;
  const found = serviceable.data.find(({ line }) => line.id === input.LineId);
  if (!found) return fail('NotFound', 'The order has no such line.');
  if (found.quantity < 1) return notAllowedNow('nothing-left');
  const handover = input.Handover === 'store' ? await toStore(db, input) : byCourier(order, input, now);
  return handover.code === 'Success' ? succeed({ ...handover.data, warranty: found.warranty }) : handover;
}

async function toStore(db: Kysely<Database>, { StoreCode: code }: ServiceInput): Promise<Outcome<Handover>> {
  const [store] = code === '' ? [] : await loadStores(db, code);
  if (!store) return invalidField('StoreCode', 'There is no such store.');
  const address = `${store.Address}, ${store.City} ${store.Pincode}`;
  return succeed({ handover: 'store', pickup: null, store: { code: store.StoreCode, name: store.Name, address } });
}

function byCourier(order: OrderRow, { PickupAddress, PickupDate, PickupSlot }: ServiceInput, now: number) {
  const { address: delivered, billingAddress } = readOrderDocument(order);
  const address = PickupAddress === 'billing' ? billingAddress : delivered;
  if (!postalPlace(address.Pincode)) return fail('NotServiceable');
  if (!pickupDates(now).includes(PickupDate)) return invalidField('PickupDate', 'Pickup is not possible on that day.');
  if (PickupSlot === '') return invalidField('PickupSlot', 'PickupSlot is required if a courier collects the item.');
  const pickup = { address, date: PickupDate, slot: PickupSlot };
  return succeed<Handover>({ handover: 'pick-up', pickup, store: null });
}
