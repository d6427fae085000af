import type { Kysely, Transaction } from 'kysely';
import { calls, type DataOf, type StaffNoteWire } from '#lib/contract/index.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { lockCustomer } from '../core/db/lock-customer.ts';
import { onceByKey } from '../core/db/once-by-key.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import type { CustomerRow } from '../customers/account/as-customer.ts';
import { closeAccount } from '../customers/account/close-account.ts';
import { collectCustomerData } from '../customers/account/collect-customer-data.ts';
import { countErasure } from '../customers/desk/count-erasure.ts';
import { readCustomerNotes, removeCustomerNote, writeCustomerNote } from '../customers/desk/customer-notes.ts';
import { deskCustomerWire } from '../customers/desk/desk-customer-wire.ts';
import { customerRowsWire, findCustomers } from '../customers/desk/find-customers.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Customers that a search finds, the newest first. */
const deskCustomers = handlerFor(calls.deskCustomers, async ({ Search, Page }, { db }) => {
  const { rows, totalPages, more } = await findCustomers(db, Search, Page);
  return succeed({ Customers: await customerRowsWire(db, rows), Page, TotalPages: totalPages, MorePages: more });
});

/** A customer with all that the desk needs. */
const deskCustomer = handlerFor(calls.deskCustomer, async ({ CustomerId }, { db }) =>
  withCustomer(db, CustomerId, async (row) => succeed(await deskCustomerWire(db, row))),
);

/** Adds a note to a customer, once per idempotency key. */
const handleAddNote = handlerFor(calls.addCustomerNote, async (request, { db, now }, caller) => {
  const { CustomerId, Text: text, Operator: by } = request;
  return inTransaction<StaffNoteWire>(db, async (transaction) => {
    const add = async (): Promise<Outcome<StaffNoteWire>> => {
      if (!(await lockCustomer(transaction, CustomerId))) return noSuchCustomer();
      const note = await writeCustomerNote(transaction, CustomerId, { text, by, now: now() });
      return note ? succeed(note) : fail('ListFull', 'The customer has the maximum number of notes.');
    };
    return onceByKey<StaffNoteWire>(transaction, { call: calls.addCustomerNote, request, caller, now: now() }, add, {
      storedPart: ({ NoteId }) => NoteId,
      replay: (id) => readWritten(transaction, CustomerId, id),
    });
  });
});

async function readWritten(
  transaction: Transaction<Database>,
  customerId: string,
  id: string,
): Promise<Outcome<StaffNoteWire>> {
  const note = (await readCustomerNotes(transaction, customerId)).find(({ NoteId }) => NoteId === id);
  return note ? succeed(note) : fail('NotFound', 'The note is deleted.');
}

/** Deletes a note about a customer. */
const deleteCustomerNote = handlerFor(calls.deleteCustomerNote, async ({ CustomerId, NoteId }, { db }) =>
  withCustomer(db, CustomerId, async () => succeed({ Deleted: await removeCustomerNote(db, CustomerId, NoteId) })),
);

/** All stored data of a customer, as the customer's own download. */
const exportCustomer = handlerFor(calls.exportCustomer, async ({ CustomerId }, { db, now }) =>
  withCustomer(db, CustomerId, async (row) => succeed(await collectCustomerData(db, row, now()))),
);

type Erasure = DataOf<typeof calls.eraseCustomer>;

/** Erases a customer, once per idempotency key; a dry run only counts. */
const eraseCustomer = handlerFor(calls.eraseCustomer, async (request, context, caller) => {
  const { CustomerId, DryRun } = request;
  const { db } = context;
  if (DryRun)
    return withCustomer(db, CustomerId, async () =>
      succeed({ Erased: false, ...(await countErasure(db, CustomerId)) }),
    );
  const now = context.now();
  return inTransaction<Erasure>(db, async (transaction) => {
    const erase = async (): Promise<Outcome<Erasure>> => {
      const counts = await countErasure(transaction, CustomerId);
      const closed = await closeAccount(transaction, CustomerId, { siteUrl: context.siteUrl, now });
      return closed ? succeed({ Erased: true, ...counts }) : noSuchCustomer();
    };
    return onceByKey<Erasure>(transaction, { call: calls.eraseCustomer, request, caller, now }, erase, {
      storedPart: (data) => JSON.stringify(data),
      replay: async (stored) => succeed(JSON.parse(stored)),
    });
  });
});

async function withCustomer<Data>(
  db: Kysely<Database>,
  id: string,
  work: (row: CustomerRow) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  const row = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? work(row) : noSuchCustomer();
}

function noSuchCustomer(): Outcome<never> {
  return fail('NotFound', 'There is no such customer.');
}

/** Handlers of the operator's calls about customers. */
export const customerCalls: readonly CallHandler[] = [
  deskCustomers,
  deskCustomer,
  handleAddNote,
  deleteCustomerNote,
  exportCustomer,
  eraseCustomer,
];
