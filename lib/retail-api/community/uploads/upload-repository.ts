import type { Kysely, Transaction } from 'kysely';
import type { ShopperPhotoSize } from '#lib/contract/photo-vocabulary.ts';
import type { Database } from '../../core/db/schema.ts';
import type { UploadOwner } from '../../core/db/upload-tables.ts';
import type { ProcessedPhoto } from './process-photo.ts';

/** What a photo is attached to. */
export type PhotoOwner = Exclude<UploadOwner, ''>;

/** A photo without its bytes. */
interface StoredPhoto {
  id: string;
  ownerId: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Stores an unattached photo. `now` is in epoch milliseconds. */
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
  }: ProcessedPhoto & { id: string; customerId: string; now: number },
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

/** Deletes all but the newest `kept` unattached photos of a customer. The caller has locked the customer. */
export async function deleteLoosePhotosBut(
  transaction: Transaction<Database>,
  customerId: string,
  maximum: number,
): Promise<void> {
  const loose = await transaction
    .selectFrom('uploads')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('owner_kind', '=', '')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const over = loose.slice(maximum).map(({ id }) => id);
  if (over.length > 0) await transaction.deleteFrom('uploads').where('id', 'in', over).execute();
}

/** Deletes a customer's own unattached photo; does nothing for any other. */
export async function deleteLoosePhoto(db: Kysely<Database>, customerId: string, id: string): Promise<void> {
  await db
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('owner_kind', '=', '')
    .execute();
}

/** Deletes the photos of a deleted customer, except those of returns, which go with them (`forget-returns.ts`). */
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

/** Deletes unattached photos created at or before `before`, in epoch milliseconds. */
export async function deleteOldLoosePhotos(db: Kysely<Database>, before: number): Promise<void> {
  await db.deleteFrom('uploads').where('owner_kind', '=', '').where('created_at', '<=', before).execute();
}

/** The photos of reviews, returns or service requests, each with its owner, in the order given by the shopper. */
export async function photosOf(
  db: Kysely<Database>,
  ownerKind: PhotoOwner,
  ownerIds: readonly string[],
): Promise<StoredPhoto[]> {
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

/** Deletes the photos of deleted reviews, returns or service requests. */
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

/** Makes the photos of a review or return public, or visible only to its customer and the operator. */
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
  /** Null if the account was deleted. */
  customerId: string | null;
  isPublic: boolean;
  ownerKind: UploadOwner;
  /** WebP. */
  bytes: Uint8Array;
}

/** The bytes of a photo and who may see it; undefined for an unknown photo. */
export async function readPhoto(
  db: Kysely<Database>,
  id: string,
  size: ShopperPhotoSize,
): Promise<PhotoBytes | undefined> {
  const row = await db
    .selectFrom('uploads')
    .select(['customer_id', 'is_public', 'owner_kind', size === 'full' ? 'content as bytes' : 'thumbnail as bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      customerId: row.customer_id,
      isPublic: row.is_public === 1,
      ownerKind: row.owner_kind,
      bytes: row.bytes,
    }
  );
}
