import { calls } from '#lib/contract/index.ts';
import { readAddressBook } from '../../account/address-store.ts';
import { asCustomer } from '../../account/as-customer.ts';
import { handlerFor, succeed } from '../../call-handler.ts';

/** The customer's address book. */
export const addressList = handlerFor(calls.addressList, async (_request, { db }, caller) =>
  asCustomer(db, caller, async ({ id }) => succeed(await readAddressBook(db, id))),
);
