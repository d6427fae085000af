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
  const { promise: late, resolve } = Promise.withResolvers<'not ready'>();
  const timer = setTimeout(() => resolve('not ready'), READY_WITHIN_MS);
  const searching = searchAnswers?.();
  try {
    const state = await Promise.race([stateOf(context, storage), late]);
    if (state !== 'ready') return unready(state);
    const search = (await searching) === false ? { search: SEARCH_AWAY } : {};
    return Response.json({ status: state, ...search }, { headers: HEADERS });
  } finally {
    clearTimeout(timer);
  }
}

function unready(status: string): Response {
  return Response.json({ status }, { status: 503, headers: HEADERS });
}

/** `ready`, or why shoppers should not come. */
async function stateOf({ db }: CoreContext, storage: ReadinessChecks['storage']): Promise<string> {
  try {
    const catalogue = await db.selectFrom('catalogue_version').select('version').executeTakeFirst();
    if (!catalogue) return 'not ready';
    if ((await newerMigrations(db)).length > 0) return 'schema of a newer release';
    return (await storage?.isFull()) ? STORAGE_FULL : 'ready';
  } catch {
    // The response reports it as not ready; the call that fails for the same reason is logged.
    return 'not ready';
  }
}
