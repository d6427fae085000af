import { type AddressWire, type calls, type DataOf, NO_ADDRESS } from '#lib/contract/index.ts';
import type { CallerRequest } from '#lib/storefront/platform/retail-client/types.ts';
import type { AddressField } from './field-lengths.ts';
import type { Address, AddressBook, AddressInput } from './types.ts';

/** An address of the retail API as the store shows it. */
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
    state: wire.State,
    gstin: wire.GSTIN,
    type: wire.Type,
    isDefault: wire.IsDefault,
  };
}

/** The whole address book, the default first. */
export function toAddressBook(wire: DataOf<typeof calls.addressList>): AddressBook {
  const addresses = wire.Addresses.map(toAddress);
  return {
    defaultId: wire.DefaultAddressGUID,
    addresses: addresses.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault)),
  };
}

/** An address to save as the retail API takes it. */
export function toSaveAddressRequest(input: AddressInput): CallerRequest<typeof calls.saveAddress> {
  return {
    AddressGUID: input.id === '' ? NO_ADDRESS : input.id,
    FullName: input.fullName,
    Mobile: input.mobile,
    AlternateMobile: input.alternateMobile,
    Pincode: input.pincode,
    AddressLine1: input.addressLine1,
    AddressLine2: input.addressLine2,
    Landmark: input.landmark,
    City: input.city,
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

/** The field of the form that the retail API names as wrong; undefined for any other. */
export function toAddressField(wireName: string | undefined): AddressField | undefined {
  return FIELDS.get(wireName ?? '');
}
