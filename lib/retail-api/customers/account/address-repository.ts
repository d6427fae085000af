import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { type AddressWire, addressFields, NO_ADDRESS } from '#lib/contract/index.ts';
import { stateName } from '#lib/shared/gst.ts';
import type { Database } from '../../core/db/schema.ts';
import { chooseDefault } from '../rules/choose-default.ts';

/** Maximum number of addresses in an address book. */
const ADDRESS_LIMIT = 20;

const addressDocument = z.object(addressFields);
type AddressDocument = z.output<typeof addressDocument>;

/** An address book in wire format. */
interface AddressBookWire {
  DefaultAddressGUID: string;
  Addresses: AddressWire[];
}

/** One address in a customer's address book. */
interface OwnAddress {
  customerId: string;
  guid: string;
}

/** A customer's addresses: the default first, then newest first. */
export async function loadAddressBook(db: Kysely<Database>, customerId: string): Promise<AddressBookWire> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return {
    DefaultAddressGUID: rows.find((row) => row.is_default === 1)?.guid ?? NO_ADDRESS,
    Addresses: rows.map((row) => {
      const document: AddressDocument = JSON.parse(row.document);
      return {
        AddressGUID: row.guid,
        ...document,
        State: stateName(document.StateCode) ?? '',
        IsDefault: row.is_default === 1,
      };
    }),
  };
}

/** Adds an address to the book of a locked customer and returns its id, or null if the book is full. */
export async function insertAddress(
  transaction: Transaction<Database>,
  customerId: string,
  fields: AddressDocument,
  now: number,
): Promise<string | null> {
  const existing = await transaction
    .selectFrom('addresses')
    .select('created_at')
    .where('customer_id', '=', customerId)
    .execute();
  if (existing.length >= ADDRESS_LIMIT) return null;
  const guid = randomUUID();
  await transaction
    .insertInto('addresses')
    .values({
      guid,
      customer_id: customerId,
      document: JSON.stringify(addressDocument.parse(fields)),
      is_default: 0,
      // Strictly increasing, so that addresses created in the same millisecond keep their order.
      created_at: Math.max(now, ...existing.map((row) => row.created_at + 1)),
      modified_at: now,
    })
    .execute();
  return guid;
}

/** Replaces the fields of an address; returns false if the customer has no such address. */
export async function replaceAddress(
  transaction: Transaction<Database>,
  { customerId, guid }: OwnAddress,
  fields: AddressDocument,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('addresses')
    .set({ document: JSON.stringify(addressDocument.parse(fields)), modified_at: now })
    .where('guid', '=', guid)
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes an address from the book; returns false if the customer has no such address. */
export async function deleteAddress(
  transaction: Transaction<Database>,
  { customerId, guid }: OwnAddress,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('addresses')
    .where('guid', '=', guid)
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Call after every change to a locked customer's address book: a non-empty book has exactly one default. `wanted`
 * becomes the default if it is in the book.
 */
export async function ensureOneDefault(
  transaction: Transaction<Database>,
  customerId: string,
  preferred: string | null = null,
): Promise<void> {
  const rows = await transaction
    .selectFrom('addresses')
    .select(['guid', 'is_default'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .execute();
  const before = rows.find((row) => row.is_default === 1)?.guid ?? null;
  const entries = rows.map(({ guid, is_default }) => ({ guid, isDefault: is_default === 1 }));
  const after = chooseDefault(entries, preferred);
  if (after === before) return;
  // Clear the old default first: a unique index allows only one.
  await setDefaultFlag(transaction, before, 0);
  await setDefaultFlag(transaction, after, 1);
}

async function setDefaultFlag(
  transaction: Transaction<Database>,
  guid: string | null,
  isDefault: 0 | 1,
): Promise<void> {
  if (guid === null) return;
  await transaction.updateTable('addresses').set({ is_default: isDefault }).where('guid', '=', guid).execute();
}
