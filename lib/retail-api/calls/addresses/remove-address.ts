import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { deleteAddress, readAddressBook, settleDefault } from '../../customers/account/address-store.ts';
import { changeAsCustomer } from '../../customers/account/as-customer.ts';
import { noSuchAddress } from './no-such-address.ts';

/** Removes an address; where it was the default, the newest of the others takes its place. */
export const removeAddress = handlerFor(calls.removeAddress, async (request, { db }, caller) =>
  changeAsCustomer(db, caller, async (transaction, { id: customerId }) => {
    const removed = await deleteAddress(transaction, { customerId, guid: request.AddressGUID });
    if (!removed) return noSuchAddress();
    await settleDefault(transaction, customerId);
    return succeed(await readAddressBook(transaction, customerId));
  }),
);
