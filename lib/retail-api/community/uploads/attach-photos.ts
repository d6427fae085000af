import type { Transaction } from 'kysely';
import { SHOPPER_PHOTOS_MAXIMUM } from '#lib/contract/vocabulary.ts';
import type { Database } from '../../core/db/schema.ts';
import type { Outcome } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import type { PhotoOwner } from './upload-repository.ts';

interface Attachment {
  /** In display order. */
  ids: readonly string[];
  customerId: string;
  ownerKind: PhotoOwner;
  ownerId: string;
}

/** The request field with the photo ids. */
const FIELD = 'PhotoIds';

/**
 * Attaches unattached photos to a review, return or service request, replacing its photos: ids already attached to it stay, its others
 * are deleted. Null on success; otherwise a refusal on `PhotoIds`, and the caller must roll back its transaction: a
 * photo is not the customer's, is attached elsewhere or no longer exists, or there are more than five.
 */
export async function attachPhotos(
  transaction: Transaction<Database>,
  { ids, customerId, ownerKind, ownerId }: Attachment,
): Promise<Outcome<never> | null> {
  const photoIds = [...new Set(ids)];
  if (photoIds.length > SHOPPER_PHOTOS_MAXIMUM) {
    return invalidField(FIELD, `There can be at most ${SHOPPER_PHOTOS_MAXIMUM} photos.`);
  }
  await transaction
    .deleteFrom('uploads')
    .where('owner_kind', '=', ownerKind)
    .where('owner_id', '=', ownerId)
    .$if(photoIds.length > 0, (query) => query.where('id', 'not in', photoIds))
    .execute();
  for (const [position, id] of photoIds.entries()) {
    const { numUpdatedRows } = await transaction
      .updateTable('uploads')
      .set({ owner_kind: ownerKind, owner_id: ownerId, position })
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .where((where) =>
        where.or([
          where('owner_kind', '=', ''),
          where.and([where('owner_kind', '=', ownerKind), where('owner_id', '=', ownerId)]),
        ]),
      )
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return invalidField(FIELD, 'A photo is no longer available. Upload it again.');
  }
  return null;
}
