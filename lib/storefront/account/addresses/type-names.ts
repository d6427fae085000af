import type { AddressType } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';

const NAMES: Record<AddressType, () => string> = {
  home: m.accountAddressHome,
  work: m.accountAddressWork,
  other: m.accountAddressOther,
};

/** The label of an address type. */
export function addressTypeName(type: AddressType): string {
  return NAMES[type]();
}
