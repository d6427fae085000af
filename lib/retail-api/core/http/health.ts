import { SEARCH_AWAY, STORAGE_FULL } from '#lib/contract/vocabulary.ts';
import type { CoreContext } from '../core-context.ts';
import { newerMigrations } from '../db/migrate.ts';
import type { StorageWatch } from '../db/storage-watch.ts';

const READY_WITHIN_MS = 1_000;
const HEADERS = { 'cache-control': 'no-store' };

/** `/healthz`: this process responds. It checks nothing else. */
export function health(): Response {
  return Response.json({ status: 'ok' }, { headers: HEADERS });
}

/** What readiness asks beside the database; each is left out where the shop has none. */
export interface ReadinessChecks {
  storage?: Pick<StorageWatch, 'isFull'>;
  /** Whether the search server answers. Never rejects. */
  searchAnswers?: (() => Promise<boolean>) | undefined;
}

/**
 * `/readyz`: the database responds within a second and its catalogue was imported, be it without products, no newer release
 * has migrated it, and its disk has room. On a full disk reads go on, and the answer says that this is the cause. A search
 * server that does not answer is named, but a shop without search is better than none.
 */
export async function readiness(
  context: CoreContext,
  { storage, searchAnswers }: ReadinessChecks = {},
): Promise<Response> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), READY_WITHIN_MS);
  const searching = searchAnswers?.();
  try {
    if (!(await Promise.race([holdsCatalogue(context), late]))) return unready('not ready');
    if ((await newerMigrations(context.db)).length > 0) return unready('schema of a newer release');
    if (await storage?.isFull()) return unready(STORAGE_FULL);
    const search = (await searching) === false ? { search: SEARCH_AWAY } : {};
    return Response.json({ status: 'ready', ...search }, { headers: HEADERS });
  } finally {
    clearTimeout(timer);
  }
}

function unready(status: string): Response {
  return Response.json({ status }, { status: 503, headers: HEADERS });
}

async function holdsCatalogue({ db }: CoreContext): Promise<boolean> {
  try {
    return (await db.selectFrom('catalogue_version').select('version').executeTakeFirst()) !== undefined;
  } catch {
    // The response reports it as not ready; the call that fails for the same reason is logged.
    return false;
  }
}
