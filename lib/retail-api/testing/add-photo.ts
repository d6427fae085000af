import type { Kysely } from 'kysely';
import { insertPhoto } from '../community/uploads/upload-repository.ts';
import { newId } from '../core/db/new-id.ts';
import type { Database } from '../core/db/schema.ts';

/** Stores a photo that a customer has uploaded; returns its id. */
export async function addPhoto(db: Kysely<Database>, customerId: string): Promise<string> {
  const id = newId();
  const picture = { width: 4, height: 3, content: new Uint8Array([1]), thumbnail: new Uint8Array([1]) };
  await db.transaction().execute((transaction) => insertPhoto(transaction, { id, customerId, ...picture, now: 0 }));
  return id;
}
