import { type AddressWire, type calls, type DataOf, NO_ADDRESS } from '#lib/contract/index.ts';
import { localStateName } from '#lib/shared/language/local-state-name.ts';
import type { CallerRequest } from '#lib/storefront/platform/retail-client/types.ts';
import type { AddressField } from './field-lengths.ts';
import type { Address, AddressBook, AddressInput, AddressTexts } from './types.ts';

/** Converts an address of the retail API. */
function toAddress(wire: AddressWire): Address {
  return {
    id: wire.AddressGUID,
    fullName: wire.FullName,
    mobile: wire.Mobile,
    alternateMobile: wire.AlternateMobile,
    pincode: wire.Pincode,
    addressLine1: wire.AddressLine1,
    addressLine2: wire.AddressLine2,
    landmark: wire.Landmark,
    city: wire.City,
    stateCode: wire.StateCode,
    state: localStateName(wire.State),
    gstin: wire.GSTIN,
    type: wire.Type,
    isDefault: wire.IsDefault,
  };
}

/** Converts the address book, with the default address first. */
export function toAddressBook(wire: DataOf<typeof calls.addressList>): AddressBook {
  const addresses = wire.Addresses.map(toAddress);
  return {
    defaultId: wire.DefaultAddressGUID,
    addresses: addresses.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault)),
  };
}

/** Converts the recipient and the place of an address within its state. */
export function toRecipientWire(address: Omit<AddressTexts, 'stateCode' | 'gstin'>) {
  return {
    FullName: address.fullName,
    Mobile: address.mobile,
    AlternateMobile: address.alternateMobile,
    Pincode: address.pincode,
    AddressLine1: address.addressLine1,
    AddressLine2: address.addressLine2,
    Landmark: address.landmark,
    City: address.city,
  };
}

/** Converts an address to a save request of the retail API. */
export function toSaveAddressRequest(input: AddressInput): CallerRequest<typeof calls.saveAddress> {
  return {
    AddressGUID: input.id === '' ? NO_ADDRESS : input.id,
    ...toRecipientWire(input),
    StateCode: input.stateCode,
    GSTIN: input.gstin,
    Type: input.type,
    IsDefault: input.isDefault,
    ...(input.key !== undefined && { IdempotencyKey: input.key }),
  };
}

const FIELDS: ReadonlyMap<string, AddressField> = new Map([
  ['FullName', 'fullName'],
  ['Mobile', 'mobile'],
  ['AlternateMobile', 'alternateMobile'],
  ['Pincode', 'pincode'],
  ['AddressLine1', 'addressLine1'],
  ['AddressLine2', 'addressLine2'],
  ['Landmark', 'landmark'],
  ['City', 'city'],
  ['StateCode', 'stateCode'],
  ['GSTIN', 'gstin'],
]);

/** The form field for a wire field that the retail API found invalid; undefined for any other. */
export function toAddressField(wireName: string | undefined): AddressField | undefined {
  return FIELDS.get(wireName ?? '');
}
