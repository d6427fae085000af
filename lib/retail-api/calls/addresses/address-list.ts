import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { readAddressBook } from '../../customers/account/address-store.ts';
import { asCustomer } from '../../customers/account/as-customer.ts';

/** The customer's address book. */
export const addressList = handlerFor(calls.addressList, async (_request, { db }, caller) =>
  asCustomer(db, caller, async ({ id }) => succeed(await readAddressBook(db, id))),
);
