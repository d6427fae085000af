import { sql } from 'kysely';
import type { Environment } from '#lib/shared/env.ts';
import type { ApiContext } from '../calls/api-context.ts';
import { notifyBackInStock } from '../catalogue/alerts/notify-back-in-stock.ts';
import { notifyPriceDrop } from '../catalogue/alerts/notify-price-drop.ts';
import type { OpenDatabase } from '../core/db/engine.ts';
import type { JobKind, JobQueue, JobWork } from '../jobs/job-queue.ts';
import { openJobQueue } from '../jobs/open-job-queue.ts';
import type { CataloguePhotoSearch } from '../photo-search/photo-search.ts';
import { runHousekeeping } from './housekeeping.ts';

/**
 * Opens the queue of jobs beside the store's own tables in PostgreSQL; null with the embedded database, where the one process
 * does everything by itself. Throws ConfigurationError where the role may not make its schema.
 */
export async function openJobs(
  { db, engine }: OpenDatabase,
  { DATABASE_URL: databaseUrl, BACKGROUND_WORK: isWorker }: Environment,
  onError: (error: unknown) => void,
): Promise<JobQueue | null> {
  if (engine === 'sqlite' || !databaseUrl) return null;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return openJobQueue({ databaseUrl, schema: `${rows[0]?.name ?? 'public'}_jobs`, isWorker, onError });
}

/** What a worker does with each kind of job. */
export function jobWork(
  context: ApiContext,
  photos: Pick<CataloguePhotoSearch, 'describe'>,
): Readonly<Record<JobKind, JobWork>> {
  const { db, now } = context;
  return {
    housekeeping: { handler: () => runHousekeeping(db, now()), schedule: '7 * * * *' },
    alerts: {
      async handler(_subject, cut) {
        for (const notify of [notifyBackInStock, notifyPriceDrop]) {
          let more = true;
          while (more) {
            cut.throwIfAborted();
            more = await notify(context);
          }
        }
      },
      // Each change of the catalogue adds one, too; a size that came back may have to wait before its mail.
      schedule: '* * * * *',
    },
    'photo-features': { handler: (photo, cut) => photos.describe(photo, cut) },
  };
}
