import type { AddressType } from '#lib/contract/vocabulary.ts';

/** What of an address is typed, all as texts in canonical form; empty where it was left out. */
export interface AddressTexts {
  fullName: string;
  /** Ten digits, as is the alternate one. */
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
  /** All zeros where there is none. */
  defaultId: string;
  /** The default first. */
  addresses: Address[];
}

/** An address to save. */
export interface AddressInput extends AddressTexts {
  /** Empty for a new address. */
  id: string;
  type: AddressType;
  isDefault: boolean;
  /** One for each form that was opened, so that saving it twice makes one address. */
  key: string | undefined;
}
