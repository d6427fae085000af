import type { Transaction } from 'kysely';
import { SHOPPER_PHOTOS_MAXIMUM } from '#lib/contract/vocabulary.ts';
import type { Database } from '../../core/db/schema.ts';
import type { Outcome } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import type { PhotoOwner } from './upload-repository.ts';

interface Attachment {
  /** In the order they are to be shown. */
  ids: readonly string[];
  customerId: string;
  ownerKind: PhotoOwner;
  ownerId: string;
}

/** The field that callers name their photos by. */
const FIELD = 'PhotoIds';

/**
 * Gives photos that wait to a review or return, in place of those it has: ids that are its own already stay, others of it
 * are deleted. Null where that is done; a refusal on `PhotoIds`, upon which the caller's transaction is to be rolled back,
 * where one is not the customer's, belongs to something else or has gone meanwhile, or where there are more than five.
 */
export async function attachPhotos(
  transaction: Transaction<Database>,
  { ids, customerId, ownerKind, ownerId }: Attachment,
): Promise<Outcome<never> | null> {
  const wanted = [...new Set(ids)];
  if (wanted.length > SHOPPER_PHOTOS_MAXIMUM) {
    return invalidField(FIELD, `There can be at most ${SHOPPER_PHOTOS_MAXIMUM} photos.`);
  }
  await transaction
    .deleteFrom('uploads')
    .where('owner_kind', '=', ownerKind)
    .where('owner_id', '=', ownerId)
    .$if(wanted.length > 0, (query) => query.where('id', 'not in', wanted))
    .execute();
  for (const [position, id] of wanted.entries()) {
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
    if (numUpdatedRows !== 1n) return invalidField(FIELD, 'A photo is not there any more: add it anew.');
  }
  return null;
}
