import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { importFiles } from '../import-files.ts';
import type { Progress } from '../progress.ts';
import { retrying } from './retrying.ts';

interface RestoreOptions {
  pagesDir: string | undefined;
  now: () => number;
  onProgress: (progress: Progress) => void;
}

/** Replaces an operator's imported catalogue by the demo's. The stock of SKUs in both is kept. */
export async function restoreDemo(db: Kysely<Database>, options: RestoreOptions): Promise<void> {
  await db.updateTable('catalogue_version').set({ origin: 'demo', source_hash: '' }).where('id', '=', 1).execute();
  await retrying(() => importFiles({ db, ...options }));
}
