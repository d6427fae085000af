import { shopProfile } from '#lib/shared/shop-profile.ts';
import type { StoredImport } from '../../catalogue/import-jobs/import-repository.ts';

/** What the import of a file that was checked needs a second person for: prices that jump. Null if it needs none. */
export function importNeed({ id, state, file_name: name, largest_jump: jump }: StoredImport) {
  const limit = shopProfile().approvals?.priceJump;
  // One that was interrupted continues what was begun with the second person.
  if (limit === undefined || state !== 'checked' || jump <= limit * 100) return null;
  return { subject: id, summary: `Import ${name}, which changes prices by more than ${limit}%`, amount: null };
}
