import { ADDRESS_TYPES, type AddressType } from '#lib/contract/vocabulary.ts';

const NAMES: Record<AddressType, string> = { home: 'Home', work: 'Work', other: 'Other' };

/** What an address may be, with the word for it, in the order to choose from. */
export const ADDRESS_TYPE_NAMES = ADDRESS_TYPES.map((type) => ({ type, name: NAMES[type] }));

/** The word for what an address is. */
export function addressTypeName(type: AddressType): string {
  return NAMES[type];
}
