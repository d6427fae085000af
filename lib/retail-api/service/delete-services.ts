import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { OPEN_SERVICE_STATES } from './rules/service-steps.ts';

/** Deletes the photos of requests that ended at `before` (epoch milliseconds) or earlier. */
export async function deleteOldServicePhotos(db: Kysely<Database>, before: number): Promise<void> {
  await db
    .deleteFrom('uploads')
    .where('owner_kind', '=', 'service')
    .where('owner_id', 'in', ({ selectFrom }) =>
      selectFrom('service_requests').select('number').where('changed_at', '<=', before).where(hasEnded),
    )
    .execute();
}

/** Deletes requests that ended at `before` (epoch milliseconds) or earlier, with their history. */
export async function deleteOldServices(db: Kysely<Database>, before: number): Promise<void> {
  await db.deleteFrom('service_requests').where('changed_at', '<=', before).where(hasEnded).execute();
}

/** The same as `isOpenService` denies, for a query. */
function hasEnded(where: ExpressionBuilder<Database, 'service_requests'>) {
  return where.and([
    where('state', 'not in', OPEN_SERVICE_STATES),
    where.or([where('state', '!=', 'declined'), where('item_received_at', 'is', null)]),
  ]);
}
