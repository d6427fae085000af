import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { readAddressBook, settleDefault } from '../../customers/account/address-store.ts';
import { changeAsCustomer } from '../../customers/account/as-customer.ts';
import { noSuchAddress } from './no-such-address.ts';

/** Makes an address of the book the default. */
export const setDefaultAddress = handlerFor(calls.setDefaultAddress, async (request, { db }, caller) =>
  changeAsCustomer(db, caller, async (transaction, { id }) => {
    await settleDefault(transaction, id, request.AddressGUID);
    const book = await readAddressBook(transaction, id);
    return book.Addresses.some(({ AddressGUID }) => AddressGUID === request.AddressGUID)
      ? succeed(book)
      : noSuchAddress();
  }),
);
