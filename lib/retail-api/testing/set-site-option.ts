import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';

/** Sets an option of the site in the database, e.g. `Wishlist` to `on`. */
export const setSiteOption = (db: Kysely<Database>, optionId: string, value: string) =>
  db.updateTable('site_options').set({ value }).where('option_id', '=', optionId).execute();
