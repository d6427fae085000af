import { ADDRESS_TYPES, type AddressType } from '#lib/contract/vocabulary.ts';

const NAMES: Record<AddressType, string> = { home: 'Home', work: 'Work', other: 'Other' };

/** The types of addresses with their labels, in the order of the choice. */
export const ADDRESS_TYPE_NAMES = ADDRESS_TYPES.map((type) => ({ type, name: NAMES[type] }));

/** The label of an address type. */
export function addressTypeName(type: AddressType): string {
  return NAMES[type];
}
