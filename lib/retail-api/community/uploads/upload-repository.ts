import type { Kysely, Transaction } from 'kysely';
import type { ShopperPhotoSize } from '#lib/contract/photo-vocabulary.ts';
import type { Database } from '../../core/db/schema.ts';
import type { UploadOwner } from '../../core/db/upload-tables.ts';
import type { MadeUpload } from './make-upload.ts';

/** Whose photos are meant. */
export type PhotoOwner = Exclude<UploadOwner, ''>;

/** A photo without its bytes. */
export interface Photo {
  id: string;
  ownerId: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Writes a photo that waits to be attached. `now` in epoch milliseconds. */
export async function insertPhoto(
  transaction: Transaction<Database>,
  {
    id,
    customerId,
    width,
    height,
    content,
    thumbnail,
    now,
  }: MadeUpload & { id: string; customerId: string; now: number },
): Promise<void> {
  await transaction
    .insertInto('uploads')
    .values({
      id,
      customer_id: customerId,
      owner_kind: '',
      owner_id: '',
      width,
      height,
      content,
      thumbnail,
      created_at: now,
    })
    .execute();
}

/** Deletes all but the newest `kept` photos of a customer that still wait. The customer is locked by the caller. */
export async function deleteLoosePhotosBut(
  transaction: Transaction<Database>,
  customerId: string,
  kept: number,
): Promise<void> {
  const loose = await transaction
    .selectFrom('uploads')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('owner_kind', '=', '')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const over = loose.slice(kept).map(({ id }) => id);
  if (over.length > 0) await transaction.deleteFrom('uploads').where('id', 'in', over).execute();
}

/** Deletes a photo that still waits and is the customer's own; any other stays. */
export async function deleteLoosePhoto(db: Kysely<Database>, customerId: string, id: string): Promise<void> {
  await db
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('owner_kind', '=', '')
    .execute();
}

/** Deletes the photos of a customer who goes, but for those of returns, which go with them (`forget-returns.ts`). */
export async function deletePhotosOfCustomer(transaction: Transaction<Database>, customerId: string): Promise<void> {
  await transaction
    .deleteFrom('uploads')
    .where('customer_id', '=', customerId)
    .where((where) =>
      where.or([
        where('owner_kind', '!=', 'return'),
        where('owner_id', 'not in', where.selectFrom('returns').select('returns.number')),
      ]),
    )
    .execute();
}

/** Deletes photos that have waited since before `before`, in epoch milliseconds. */
export async function deleteOldLoosePhotos(db: Kysely<Database>, before: number): Promise<void> {
  await db.deleteFrom('uploads').where('owner_kind', '=', '').where('created_at', '<=', before).execute();
}

/** The photos of reviews or returns, each with its owner, in the order the shopper gave them. */
export async function photosOf(
  db: Kysely<Database>,
  ownerKind: PhotoOwner,
  ownerIds: readonly string[],
): Promise<Photo[]> {
  if (ownerIds.length === 0) return [];
  return db
    .selectFrom('uploads')
    .select(['id', 'owner_id as ownerId', 'width', 'height'])
    .where('owner_kind', '=', ownerKind)
    .where('owner_id', 'in', ownerIds)
    .orderBy('owner_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Deletes the photos of reviews or returns that go. */
export async function deletePhotosOf(
  transaction: Transaction<Database>,
  ownerKind: PhotoOwner,
  ownerIds: readonly string[],
): Promise<void> {
  if (ownerIds.length === 0) return;
  await transaction
    .deleteFrom('uploads')
    .where('owner_kind', '=', ownerKind)
    .where('owner_id', 'in', ownerIds)
    .execute();
}

/** Shows the photos of a review or return to everybody, or to nobody but its customer and the operator. */
export async function publishPhotosOf(
  transaction: Transaction<Database>,
  { ownerKind, ownerId, isPublic }: { ownerKind: PhotoOwner; ownerId: string; isPublic: boolean },
): Promise<void> {
  await transaction
    .updateTable('uploads')
    .set({ is_public: isPublic ? 1 : 0 })
    .where('owner_kind', '=', ownerKind)
    .where('owner_id', '=', ownerId)
    .execute();
}

interface PhotoBytes {
  /** Null once the account was deleted. */
  customerId: string | null;
  isPublic: boolean;
  /** WebP. */
  bytes: Uint8Array;
}

/** The bytes of a photo, and who may see it; undefined for an unknown one. */
export async function readPhoto(
  db: Kysely<Database>,
  id: string,
  size: ShopperPhotoSize,
): Promise<PhotoBytes | undefined> {
  const row = await db
    .selectFrom('uploads')
    .select(['customer_id', 'is_public', size === 'full' ? 'content as bytes' : 'thumbnail as bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { customerId: row.customer_id, isPublic: row.is_public === 1, bytes: row.bytes };
}
