import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { calls, NO_ADDRESS } from '#lib/contract/index.ts';
import { handlerFor, type Outcome, refuse, succeed } from '../../core/call-handler.ts';
import { onceByKey } from '../../core/db/once-by-key.ts';
import type { Database } from '../../core/db/schema.ts';
import { invalidField } from '../../core/refusals.ts';
import { addAddress, readAddressBook, replaceAddress, settleDefault } from '../../customers/account/address-store.ts';
import { changeAsCustomer } from '../../customers/account/as-customer.ts';
import { addressProblem } from '../../customers/rules/address-problem.ts';
import { noSuchAddress } from './no-such-address.ts';

type SaveRequest = z.output<typeof calls.saveAddress.request>;
type Saved = z.input<typeof calls.saveAddress.data>;

/** Adds an address or replaces one, once for its key. */
export const saveAddress = handlerFor(calls.saveAddress, async (request, context, caller) =>
  changeAsCustomer<Saved>(context.db, caller, async (transaction, { id }) => {
    const problem = addressProblem(request);
    if (problem) return invalidField(problem.field, problem.message);
    const now = context.now();
    const keyed = { call: calls.saveAddress, request, caller, now };
    return onceByKey<Saved>(transaction, keyed, () => save(transaction, id, request, now), {
      keep: ({ SavedAddressGUID }) => SavedAddressGUID,
      answerAgain: (guid) => answerWith(transaction, id, guid),
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
  const guid = isNew ? await addAddress(transaction, customerId, request, now) : known;
  if (guid === null) return refuse('ListFull');
  if (!isNew && !(await replaceAddress(transaction, { customerId, guid }, request, now))) return noSuchAddress();
  await settleDefault(transaction, customerId, request.IsDefault ? guid : null);
  return answerWith(transaction, customerId, guid);
}

/** The book as it stands; an address that was removed since it was saved is not there to be named. */
async function answerWith(
  transaction: Transaction<Database>,
  customerId: string,
  guid: string,
): Promise<Outcome<Saved>> {
  const book = await readAddressBook(transaction, customerId);
  const found = book.Addresses.some(({ AddressGUID }) => AddressGUID === guid);
  return found ? succeed({ ...book, SavedAddressGUID: guid }) : noSuchAddress();
}
