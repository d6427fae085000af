import { z } from 'zod';
import { addressId, gstin, mobile, orEmpty, personName, pincode, visibleText } from './fields.ts';
import { ADDRESS_TYPES, VISIBLE_LETTER, VISIBLE_LETTER_OR_DIGIT } from './vocabulary.ts';

/** The fields of an address other than its id. */
export const addressFields = {
  FullName: personName,
  Mobile: mobile,
  AlternateMobile: orEmpty(mobile).default(''),
  Pincode: pincode,
  /** Flat, house number, building. */
  AddressLine1: visibleText(120).regex(VISIBLE_LETTER_OR_DIGIT, 'must contain a letter or a digit'),
  /** Area, street, village. */
  AddressLine2: visibleText(120).default(''),
  Landmark: visibleText(80).default(''),
  City: visibleText(60).regex(VISIBLE_LETTER, 'must contain a letter'),
  /** GST code of the state or union territory, two digits. */
  StateCode: z.string().regex(/^\d{2}$/),
  Country: z.literal('IN').default('IN'),
  Type: z.enum(ADDRESS_TYPES).default('home'),
  GSTIN: orEmpty(gstin).default(''),
};

/** An address in the customer's address book. */
export const address = z.object({
  AddressGUID: addressId,
  ...addressFields,
  // Stored texts are accepted as they are: another shop's API may have allowed more characters in them.
  FullName: z.string(),
  AddressLine1: z.string(),
  AddressLine2: z.string(),
  Landmark: z.string(),
  City: z.string(),
  State: z.string(),
  IsDefault: z.boolean(),
});
export type AddressWire = z.output<typeof address>;
