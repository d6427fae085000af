import type { AddressType } from '#lib/contract/vocabulary.ts';

/** The text fields of an address in canonical form; empty where left out. */
export interface AddressTexts {
  fullName: string;
  /** Ten digits, like the alternate mobile. */
  mobile: string;
  alternateMobile: string;
  pincode: string;
  /** Flat, house number, building. */
  addressLine1: string;
  /** Area, street, village. */
  addressLine2: string;
  landmark: string;
  city: string;
  /** GST code of the state, two digits. */
  stateCode: string;
  gstin: string;
}

export interface Address extends AddressTexts {
  id: string;
  /** Name of the state. */
  state: string;
  type: AddressType;
  isDefault: boolean;
}

export interface AddressBook {
  /** Id of the default address; all zeros where there is none. */
  defaultId: string;
  /** The default address comes first. */
  addresses: Address[];
}

/** An address to save. */
export interface AddressInput extends AddressTexts {
  /** Empty for a new address. */
  id: string;
  type: AddressType;
  isDefault: boolean;
  /** Idempotency key, one for each rendered form, so that saving it twice makes one address. */
  key: string | undefined;
}
