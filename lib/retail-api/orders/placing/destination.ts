import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { type AddressWire, type collectRequest, NO_ADDRESS, type OrderAddressWire } from '#lib/contract/index.ts';
import type { ExpressRules } from '#lib/shared/delivery-rules.ts';
import { gstinProblem } from '#lib/shared/gst.ts';
import { expressAt } from '../../cart/delivery/express-at.ts';
import { type DeliveryPlace, findPlace } from '../../cart/delivery/find-zone.ts';
import type { CartLine } from '../../cart/rules/cart-line.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { loadAddressBook } from '../../customers/account/address-repository.ts';
import { type CollectStore, findCollectStores } from '../../stores/collect/collect-stores.ts';
import { storeAddress } from '../collect/store-address.ts';
import { addUpBySku } from '../holds/stock.ts';

/** The delivery fields of a request for an order. */
interface RequestedDestination {
  AddressGUID: string;
  BillingAddressGUID: string;
  GSTIN: string;
  Express: boolean;
  Collect?: z.output<typeof collectRequest> | undefined;
}

/** How an order reaches its buyer: a courier takes it to a place, express or not, or it is collected from a store. */
export type Handover =
  | { by: 'courier'; place: DeliveryPlace; express: ExpressRules | null }
  | { by: 'store'; collected: CollectStore };

/** The delivery address of an order, and the names on its invoice. */
export interface Destination {
  handover: Handover;
  /** The store's if it is collected. */
  address: OrderAddressWire;
  billingAddress: OrderAddressWire;
}

/**
 * The addresses of an order from the address book of a locked customer. Refuses with InvalidRequest and the field if
 * one is not in it, the GST number does not match the billing address, or the lines cannot be collected from the store
 * at `now` (epoch milliseconds); and with NotServiceable if the pincode is not delivered to.
 */
export async function findDestination(
  transaction: Transaction<Database>,
  customerId: string,
  { AddressGUID, BillingAddressGUID, GSTIN, Express, Collect }: RequestedDestination,
  { lines, now }: { lines: readonly CartLine[]; now: number },
): Promise<Outcome<Destination>> {
  const { Addresses } = await loadAddressBook(transaction, customerId);
  const inBook = (guid: string) => Addresses.find((entry) => entry.AddressGUID === guid.toLowerCase());
  const address = inBook(AddressGUID);
  if (!address) return invalidField('AddressGUID', 'There is no such address.');
  const billing = BillingAddressGUID === NO_ADDRESS ? address : inBook(BillingAddressGUID);
  if (!billing) return invalidField('BillingAddressGUID', 'There is no such address.');
  const problem = gstinProblem(GSTIN, billing.StateCode);
  if (problem !== null) return invalidField('GSTIN', problem);
  const billingAddress = asOrdered(billing);
  if (Collect) {
    const collected = await findStore(transaction, Collect.StoreCode, { lines, now });
    if (collected.code !== 'Success') return collected;
    const handover = { by: 'store', collected: collected.data } as const;
    return succeed({ handover, address: storeAddress(collected.data.store, Collect), billingAddress });
  }
  const handover = courierTo(address.Pincode, Express);
  if (handover.code !== 'Success') return handover;
  return succeed({ handover: handover.data, address: asOrdered(address), billingAddress });
}

/** The courier to a pincode; refuses with NotServiceable, or InvalidRequest if express delivery is not offered there. */
export function courierTo(pincode: string, isExpress: boolean): Outcome<Extract<Handover, { by: 'courier' }>> {
  const place = findPlace(pincode);
  if (!place) return fail('NotServiceable');
  const express = isExpress ? expressAt(pincode) : null;
  return isExpress && !express ? noExpress() : succeed({ by: 'courier', place, express });
}

/** Express delivery is not, or no longer, offered to the address. */
export function noExpress(): Outcome<never> {
  return invalidField('Express', 'Express delivery is not offered to this address.');
}

/** The store from which all lines can be collected now. */
async function findStore(
  transaction: Transaction<Database>,
  code: string,
  { lines, now }: { lines: readonly CartLine[]; now: number },
): Promise<Outcome<CollectStore>> {
  if (lines.some(({ engraving }) => engraving))
    return invalidField('Collect', 'Engraved items cannot be collected from a store.');
  const stores = await findCollectStores(transaction, { items: addUpBySku(lines), now });
  const found = stores.find(({ store }) => store.StoreCode === code.toUpperCase());
  return found ? succeed(found) : notAtStore();
}

/** The store has not, or no longer, every item. */
export function notAtStore(): Outcome<never> {
  return invalidField('Collect', 'The store no longer has all the items.');
}

function asOrdered({ AddressGUID, IsDefault, Type, ...address }: AddressWire): OrderAddressWire {
  return address;
}
