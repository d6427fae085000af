import { keysOf } from '#lib/contract/typed-keys.ts';
import type { AddressTexts } from './types.ts';

export type AddressField = keyof AddressTexts;

/** The text fields in the order of the form, each with its maximum number of characters. */
export const ADDRESS_LENGTHS = {
  fullName: 100,
  mobile: 40,
  alternateMobile: 40,
  pincode: 12,
  addressLine1: 120,
  addressLine2: 120,
  landmark: 80,
  city: 60,
  stateCode: 2,
  gstin: 24,
} as const satisfies Record<AddressField, number>;

export const ADDRESS_FIELDS = keysOf(ADDRESS_LENGTHS);

/** Whether a name is that of a text field of an address. */
export function isAddressField(name: string): name is AddressField {
  return Object.hasOwn(ADDRESS_LENGTHS, name);
}
