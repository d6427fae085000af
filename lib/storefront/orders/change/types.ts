import type { AddressTexts } from '#lib/storefront/account/addresses/types.ts';

/** What of the address of an order can be changed, in the order of the form: it stays in its state. */
export const CHANGED_FIELDS = [
  'fullName',
  'mobile',
  'alternateMobile',
  'pincode',
  'addressLine1',
  'addressLine2',
  'landmark',
  'city',
] as const;

export type ChangedAddress = Pick<AddressTexts, (typeof CHANGED_FIELDS)[number]>;
