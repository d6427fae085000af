import type { AddressTexts } from '#lib/storefront/account/addresses/types.ts';

/** The address fields of an order that can be changed, in the order of the form; the state cannot. */
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

export type AddressChange = Pick<AddressTexts, (typeof CHANGED_FIELDS)[number]>;
