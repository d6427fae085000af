import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { calls, NO_ADDRESS } from '#lib/contract/index.ts';
import { onceByKey } from '../core/db/once-by-key.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import {
  deleteAddress,
  ensureOneDefault,
  insertAddress,
  loadAddressBook,
  replaceAddress,
} from '../customers/account/address-repository.ts';
import { asCustomer, changeAsCustomer } from '../customers/account/as-customer.ts';
import { addressProblem } from '../customers/rules/address-problem.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** The address does not exist or belongs to another customer; the response does not reveal which. */
function noSuchAddress(): Outcome<never> {
  return fail('NotFound', 'There is no such address.');
}

const addressList = handlerFor(calls.addressList, async (_request, { db }, caller) =>
  asCustomer(db, caller, async ({ id }) => succeed(await loadAddressBook(db, id))),
);

type SaveRequest = z.output<typeof calls.saveAddress.request>;

type Saved = z.input<typeof calls.saveAddress.data>;

/** Adds or replaces an address, once per idempotency key. */
const saveAddress = handlerFor(calls.saveAddress, async (request, context, caller) =>
  changeAsCustomer<Saved>(context.db, caller, async (transaction, { id }) => {
    const problem = addressProblem(request);
    if (problem) return invalidField(problem.field, problem.message, problem.pincodeState);
    const now = context.now();
    const keyed = { call: calls.saveAddress, request, caller, now };
    return onceByKey<Saved>(transaction, keyed, () => save(transaction, id, request, now), {
      storedPart: ({ SavedAddressGUID }) => SavedAddressGUID,
      replay: (guid) => answerWith(transaction, id, guid),
    });
  }),
);

async function save(
  transaction: Transaction<Database>,
  customerId: string,
  request: SaveRequest,
  now: number,
): Promise<Outcome<Saved>> {
  const { AddressGUID: known } = request;
  const isNew = known === NO_ADDRESS;
  const guid = isNew ? await insertAddress(transaction, customerId, request, now) : known;
  if (guid === null) return fail('ListFull');
  if (!isNew && !(await replaceAddress(transaction, { customerId, guid }, request, now))) return noSuchAddress();
  await ensureOneDefault(transaction, customerId, request.IsDefault ? guid : null);
  return answerWith(transaction, customerId, guid);
}

/** The current address book; NotFound when the saved address has been removed since then. */
async function answerWith(
  transaction: Transaction<Database>,
  customerId: string,
  guid: string,
): Promise<Outcome<Saved>> {
  const book = await loadAddressBook(transaction, customerId);
  const found = book.Addresses.some(({ AddressGUID }) => AddressGUID === guid);
  return found ? succeed({ ...book, SavedAddressGUID: guid }) : noSuchAddress();
}

/** Removes an address; when it was the default, the newest of the others becomes the default. */
const removeAddress = handlerFor(calls.removeAddress, async (request, { db }, caller) =>
  changeAsCustomer(db, caller, async (transaction, { id: customerId }) => {
    const removed = await deleteAddress(transaction, { customerId, guid: request.AddressGUID });
    if (!removed) return noSuchAddress();
    await ensureOneDefault(transaction, customerId);
    return succeed(await loadAddressBook(transaction, customerId));
  }),
);

/** Makes an address of the customer the default. */
const setDefaultAddress = handlerFor(calls.setDefaultAddress, async (request, { db }, caller) =>
  changeAsCustomer(db, caller, async (transaction, { id }) => {
    await ensureOneDefault(transaction, id, request.AddressGUID);
    const book = await loadAddressBook(transaction, id);
    return book.Addresses.some(({ AddressGUID }) => AddressGUID === request.AddressGUID)
      ? succeed(book)
      : noSuchAddress();
  }),
);

/** Handlers of the calls about the customer's address book. */
export const addressCalls: readonly CallHandler[] = [addressList, saveAddress, removeAddress, setDefaultAddress];
