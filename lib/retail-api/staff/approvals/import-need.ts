import type { Kysely } from 'kysely';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { readImport } from '../../catalogue/import-jobs/import-repository.ts';
import type { Database } from '../../core/db/schema.ts';

/** What the import of a file that was checked needs a second person for: prices that jump. Null if it needs none. */
export async function importNeed(db: Kysely<Database>, id: string) {
  const limit = shopProfile().approvals?.priceJump;
  const job = await readImport(db, id);
  // One that was interrupted continues what was begun with the second person.
  if (limit === undefined || job?.state !== 'checked' || job.largest_jump <= limit * 100) return null;
  const summary = `Import ${job.file_name}, which changes prices by more than ${limit}%`;
  return { subject: id, summary, amount: null };
}
