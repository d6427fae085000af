/** An Indian pincode. */
export const PINCODE_PATTERN = /^[1-9]\d{5}$/;

/** An Indian mobile number in its canonical form. */
export const MOBILE_PATTERN = /^[6-9]\d{9}$/;

/** The types of addresses. */
export const ADDRESS_TYPES = ['home', 'work', 'other'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];
