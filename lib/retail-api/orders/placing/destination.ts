import type { Transaction } from 'kysely';
import { type AddressWire, NO_ADDRESS, type OrderAddressWire } from '#lib/contract/index.ts';
import { gstinProblem } from '#lib/shared/gst.ts';
import { type DeliveryPlace, findPlace } from '../../cart/delivery/find-zone.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { loadAddressBook } from '../../customers/account/address-repository.ts';

/** The delivery fields of a request for an order. */
interface RequestedDestination {
  AddressGUID: string;
  BillingAddressGUID: string;
  GSTIN: string;
}

/** The delivery address of an order, and the names on its invoice. */
export interface Destination {
  place: DeliveryPlace;
  address: OrderAddressWire;
  billingAddress: OrderAddressWire;
}

/**
 * The addresses of an order from the address book of a locked customer. Refuses with InvalidRequest and the field if
 * one is not in it or the GST number does not match the billing address, and with NotServiceable if the pincode is not
 * delivered to.
 */
export async function findDestination(
  transaction: Transaction<Database>,
  customerId: string,
  { AddressGUID, BillingAddressGUID, GSTIN }: RequestedDestination,
): Promise<Outcome<Destination>> {
  const { Addresses } = await loadAddressBook(transaction, customerId);
  const inBook = (guid: string) => Addresses.find((entry) => entry.AddressGUID === guid.toLowerCase());
  const address = inBook(AddressGUID);
  if (!address) return invalidField('AddressGUID', 'There is no such address.');
  const billing = BillingAddressGUID === NO_ADDRESS ? address : inBook(BillingAddressGUID);
  if (!billing) return invalidField('BillingAddressGUID', 'There is no such address.');
  const place = findPlace(address.Pincode);
  if (!place) return fail('NotServiceable');
  const problem = gstinProblem(GSTIN, billing.StateCode);
  if (problem !== null) return invalidField('GSTIN', problem);
  return succeed({ place, address: asOrdered(address), billingAddress: asOrdered(billing) });
}

function asOrdered({ AddressGUID, IsDefault, Type, ...address }: AddressWire): OrderAddressWire {
  return address;
}
