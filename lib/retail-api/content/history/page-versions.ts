import type { Kysely, Transaction } from 'kysely';
import type { PageChange } from '#lib/contract/vocabulary.ts';
import type { Database } from '../../core/db/schema.ts';

/** The versions of a page that are kept; older ones are deleted. */
const KEPT_VERSIONS = 50;

/** How and by whom a version was published; the name is empty if it is not known. */
export interface Published {
  change: PageChange;
  by: string;
}

interface PageState {
  slug: string;
  title: string;
  footer_group: string;
  content: string;
  story?: string | null | undefined;
  modified_at: number;
}

/** A version without its text. */
export interface VersionRow {
  version: number;
  title: string;
  footer_group: string;
  change: PageChange;
  published_at: number;
  published_by: string;
}

/** The versions of a page, the newest first, without their text. */
export function pageVersions(db: Kysely<Database>, slug: string) {
  return db
    .selectFrom('page_versions')
    .select(['version', 'title', 'footer_group', 'change', 'published_at', 'published_by'])
    .where('slug', '=', slug)
    .orderBy('version', 'desc');
}

/** A version with its text; undefined if it is not kept. */
export function readPageVersion(db: Kysely<Database>, slug: string, version: number) {
  return pageVersions(db, slug).select(['content', 'story']).where('version', '=', version).executeTakeFirst();
}

/** Adds a version to a page's history and deletes the oldest beyond those that are kept. The caller holds the lock of pages. */
export async function recordPageVersion(
  transaction: Transaction<Database>,
  { slug, title, footer_group, content, story = null, modified_at }: PageState,
  { change, by }: Published,
): Promise<void> {
  const version = ((await newestVersion(transaction, slug))?.version ?? 0) + 1;
  const state = { slug, version, title, footer_group, content, story };
  await transaction
    .insertInto('page_versions')
    .values({ ...state, change, published_at: modified_at, published_by: by })
    .execute();
  await transaction
    .deleteFrom('page_versions')
    .where('slug', '=', slug)
    .where('version', '<=', version - KEPT_VERSIONS)
    .execute();
}

/** Adds what a page says before a change, if the history lacks it: it came from a file, or from before there was a history. */
export async function recordVersionBefore(
  transaction: Transaction<Database>,
  page: PageState & { is_saved: number },
): Promise<void> {
  if ((await newestVersion(transaction, page.slug))?.published_at === page.modified_at) return;
  await recordPageVersion(transaction, page, { change: page.is_saved === 1 ? 'saved' : 'file', by: '' });
}

function newestVersion(transaction: Transaction<Database>, slug: string) {
  return pageVersions(transaction, slug).limit(1).executeTakeFirst();
}
