import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { insertShop, readPictures, readShop } from './shop-repository.ts';

/** Names the version in place of a staff member. */
const SAVED_BY = 'upgrade';

/**
 * Takes a shipping charge that was set as the site option of earlier releases into the profile, once. `now` in epoch
 * milliseconds.
 */
export async function adoptShippingCharge(db: Kysely<Database>, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const [option] = await transaction
      .deleteFrom('site_options')
      .where('option_id', '=', 'ShippingCharge')
      .returning('value')
      .execute();
    const shop = await readShop(transaction);
    const charge = /^\d{1,6}$/.test(option?.value ?? '') ? Number(option?.value) : undefined;
    if (!shop || charge === undefined || charge === shop.profile.delivery.charge) return;
    const profile = { ...shop.profile, delivery: { ...shop.profile.delivery, charge } };
    const pictures = await readPictures(transaction, shop);
    await insertShop(transaction, { profile, pictures, savedBy: SAVED_BY, savedAt: now }, shop.version);
  });
}
