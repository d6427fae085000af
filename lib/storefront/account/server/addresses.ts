import 'server-only';
import { addressId, NO_ADDRESS } from '#lib/contract/fields.ts';
import { calls } from '#lib/contract/index.ts';
import { failure, isSignedOutFailure, type Result, success } from '#lib/shared/result.ts';
import { callAsCustomer } from '#lib/storefront/platform/session/customer-call.ts';
import { readAsCustomer } from '#lib/storefront/platform/session/customer-page.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { toAddressBook, toSaveAddressRequest } from '../addresses/transform.ts';
import type { AddressBook, AddressInput } from '../addresses/types.ts';

type AddressBookWire = Parameters<typeof toAddressBook>[0];

const NOT_FOUND = failure({ kind: 'not-found' });

/** The address book of the customer of a page at `path`; a guest is redirected to the sign-in. */
export async function getAddressBook(path: string): Promise<Result<AddressBook>> {
  const result = await readAsCustomer(calls.addressList, {}, path);
  return result.ok ? success(toAddressBook(result.value)) : result;
}

/** The same for a route handler. */
export async function readAddressBook(session: ShopperSession): Promise<Result<AddressBook>> {
  const result = await callAsCustomer(session, calls.addressList, {});
  return result.ok ? success(toAddressBook(result.value)) : result;
}

/**
 * Changes the address with this id. An id that is unknown or another customer's is answered as not found, also for a
 * guest, so that the answer reveals nothing about other customers.
 */
async function change(id: string, work: () => Promise<Result<AddressBookWire>>): Promise<Result<AddressBook>> {
  if (!addressId.safeParse(id).success || id === NO_ADDRESS) return NOT_FOUND;
  const result = await work();
  if (result.ok) return success(toAddressBook(result.value));
  return isSignedOutFailure(result.failure) ? NOT_FOUND : result;
}

/** Adds or replaces an address. */
export async function saveAddress(session: ShopperSession, input: AddressInput): Promise<Result<AddressBook>> {
  const save = () => callAsCustomer(session, calls.saveAddress, toSaveAddressRequest(input));
  if (input.id !== '') return change(input.id, save);
  const result = await save();
  return result.ok ? success(toAddressBook(result.value)) : result;
}

/** Adds an address and returns its id. */
export async function addAddress(session: ShopperSession, input: AddressInput): Promise<Result<string>> {
  const result = await callAsCustomer(session, calls.saveAddress, toSaveAddressRequest({ ...input, id: '' }));
  return result.ok ? success(result.value.SavedAddressGUID) : result;
}

/** Removes an address; if it was the default, the retail API chooses another one. */
export function removeAddress(session: ShopperSession, id: string): Promise<Result<AddressBook>> {
  return change(id, () => callAsCustomer(session, calls.removeAddress, { AddressGUID: id }));
}

/** Makes an address the default. */
export function setDefaultAddress(session: ShopperSession, id: string): Promise<Result<AddressBook>> {
  return change(id, () => callAsCustomer(session, calls.setDefaultAddress, { AddressGUID: id }));
}
