import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { OPEN_RETURN_STATES } from './rules/return-steps.ts';

/** Deletes the photos of returns that closed at `before` (epoch milliseconds) or earlier. */
export async function deleteOldReturnPhotos(db: Kysely<Database>, before: number): Promise<void> {
  await db
    .deleteFrom('uploads')
    .where('owner_kind', '=', 'return')
    .where('owner_id', 'in', ({ selectFrom }) =>
      selectFrom('returns')
        .select('number')
        .where('changed_at', '<=', before)
        .where('state', 'not in', OPEN_RETURN_STATES),
    )
    .execute();
}
