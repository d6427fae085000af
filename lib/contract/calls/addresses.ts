import { z } from 'zod';
import { address, addressFields } from '../address.ts';
import { defineCall } from '../define-call.ts';
import { addressId, callerFields, idempotencyKey, NO_ADDRESS } from '../fields.ts';

const addressBook = z.object({
  /** All zeros where no address is chosen. */
  DefaultAddressGUID: z.union([z.literal(NO_ADDRESS), addressId]),
  Addresses: z.array(address),
});

export const addressList = defineCall({
  name: 'AddressList',
  method: 'POST',
  request: z.object({ ...callerFields }),
  data: addressBook,
  repeatable: true,
  summary: 'The address book, default address first. Fails with SignInRequired for a guest.',
});

export const saveAddress = defineCall({
  name: 'SaveAddress',
  method: 'POST',
  request: z.object({
    /** All zeros for a new address. */
    AddressGUID: z.union([z.literal(NO_ADDRESS), addressId]).default(NO_ADDRESS),
    ...addressFields,
    IsDefault: z.boolean().default(false),
    IdempotencyKey: idempotencyKey.optional(),
    ...callerFields,
  }),
  data: addressBook.extend({ SavedAddressGUID: addressId }),
  repeatable: true,
  summary:
    "Adds or replaces an address. Fails with InvalidRequest and Data.Field for a wrong field (an unknown StateCode, a GSTIN of another state), NotFound if the address is not the customer's, ListFull if the address book is full.",
});

export const removeAddress = defineCall({
  name: 'RemoveAddress',
  method: 'POST',
  request: z.object({ AddressGUID: addressId, ...callerFields }),
  data: addressBook,
  repeatable: false,
  summary: "Removes an address. Fails with NotFound if it is not the customer's.",
});

export const setDefaultAddress = defineCall({
  name: 'SetDefaultAddress',
  method: 'POST',
  request: z.object({ AddressGUID: addressId, ...callerFields }),
  data: addressBook,
  repeatable: true,
  summary: "Makes an address the default. Fails with NotFound if it is not the customer's.",
});
