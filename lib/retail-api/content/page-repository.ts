import type { Insertable, Kysely, Transaction } from 'kysely';
import type { StoryFacts } from '#lib/contract/index.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import { forgetFileTexts } from '../translations/file-texts.ts';
import { consumeEditingLimit, PAGE_REMOVAL_LIMIT, PAGE_SAVE_LIMIT } from './editing-limits.ts';
import { type Published, recordPageVersion, recordVersionBefore } from './history/page-versions.ts';
import { storedFacts } from './stored-story.ts';

/** Makes every process check for changed pages once this transaction commits; until then other page changes wait. */
export async function lockPages(transaction: Transaction<Database>): Promise<void> {
  await transaction
    .insertInto('catalogue_version')
    .values({ id: 1, version: 0, imported_at: 0, source_hash: '' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await transaction
    .updateTable('catalogue_version')
    .set((expression) => ({ pages_version: expression('pages_version', '+', 1) }))
    .where('id', '=', 1)
    .execute();
}

/** Far more than anyone writes; more would slow the footer down. */
const MAX_PAGES = 500;

export interface StoredPage {
  slug: string;
  title: string;
  footer_group: string;
  content: string;
  modified_at: number;
  is_saved: number;
  /** `StoryFacts` as JSON; null if it is no story. */
  story: string | null;
  /** Null if the page is not in the files. */
  file_slug: string | null;
}

/** A page that an operator saves. */
interface PageToSave {
  slug: string;
  title: string;
  group: string;
  /** Already sanitised. */
  content: string;
  /** Null if it is no story of the journal. */
  story: StoryFacts | null;
  /** The last change the operator saw, in epoch milliseconds; 0 if the page did not exist. */
  expectedUpdatedAt: number;
  /** The staff member for the history. */
  by: string;
}

/** The pages with the slug of their file, in footer order. */
export function storedPages(db: Kysely<Database>) {
  return db
    .selectFrom('pages')
    .leftJoin('page_files', 'page_files.slug', 'pages.slug')
    .select(['pages.slug', 'pages.title', 'pages.footer_group', 'pages.modified_at', 'pages.is_saved', 'pages.story'])
    .select('page_files.slug as file_slug')
    .orderBy('pages.position')
    .orderBy('pages.slug');
}

/** A stored page; undefined if there is none. */
export function readPage(db: Kysely<Database>, slug: string): Promise<StoredPage | undefined> {
  return storedPages(db).select('pages.content').where('pages.slug', '=', slug).executeTakeFirst();
}

/** Creates or overwrites a page, unless somebody else changed it in the meantime. `now` in epoch milliseconds. */
export function savePage(db: Kysely<Database>, page: PageToSave, now: number): Promise<Outcome<StoredPage>> {
  return inTransaction(db, async (transaction) => {
    const existing = await readLocked(transaction, page.slug);
    if ((existing?.modified_at ?? 0) !== page.expectedUpdatedAt) return stale(existing);
    const refused = await consumeEditingLimit(transaction, PAGE_SAVE_LIMIT, now);
    if (refused) return refused;
    const { slug, title, group, content, story } = page;
    const { pages } = await transaction
      .selectFrom('pages')
      .select(({ fn }) => fn.countAll<number>().as('pages'))
      .executeTakeFirstOrThrow();
    if (!existing && Number(pages) >= MAX_PAGES) return fail('ListFull', undefined, { Maximum: MAX_PAGES });
    const facts = { dated_at: null, is_saved: 1, story: storedFacts(story) };
    const written = { slug, title, footer_group: group, content, ...facts };
    const modified_at = await writePage(transaction, written, { now, change: 'saved', by: page.by });
    return succeed({ ...written, modified_at, file_slug: existing?.file_slug ?? null });
  });
}

/**
 * Writes a page, a new one behind the others, and its history; returns the time of its change. The caller holds the lock of
 * pages.
 */
export async function writePage(
  transaction: Transaction<Database>,
  { slug, ...page }: Omit<Insertable<Database['pages']>, 'position' | 'modified_at'>,
  { now, ...published }: Published & { now: number },
): Promise<number> {
  const existing = await readPage(transaction, slug);
  const modified_at = nextModifiedAt(existing, now);
  if (existing) await recordVersionBefore(transaction, existing);
  await recordPageVersion(transaction, { ...page, slug, modified_at }, published);
  if (existing) {
    await transaction
      .updateTable('pages')
      .set({ ...page, modified_at })
      .where('slug', '=', slug)
      .execute();
    await forgetFileTexts(transaction, 'page', now);
    return modified_at;
  }
  const { last } = await transaction
    .selectFrom('pages')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  const position = Number(last ?? -1) + 1;
  await transaction
    .insertInto('pages')
    .values({ slug, ...page, position, modified_at })
    .execute();
  return modified_at;
}

/** Removes a saved page and returns the page restored from the files, if any. `now` in epoch milliseconds. */
export function removePage(
  db: Kysely<Database>,
  { slug, expectedUpdatedAt, by }: { slug: string; expectedUpdatedAt: number; by: string },
  now: number,
): Promise<Outcome<StoredPage | null>> {
  return inTransaction<StoredPage | null>(db, async (transaction) => {
    const existing = await readLocked(transaction, slug);
    if (!existing) return fail('NotFound');
    if (existing.modified_at !== expectedUpdatedAt) return stale(existing);
    if (existing.is_saved === 0) return invalidField('PageURL', 'comes from the files: remove it there');
    const refused = await consumeEditingLimit(transaction, PAGE_REMOVAL_LIMIT, now);
    if (refused) return refused;
    const file = await transaction.selectFrom('page_files').selectAll().where('slug', '=', slug).executeTakeFirst();
    const modified_at = nextModifiedAt(existing, now);
    const left = file ?? { ...existing, content: '', story: null };
    await recordVersionBefore(transaction, existing);
    await recordPageVersion(transaction, { ...left, modified_at }, { change: 'removed', by });
    if (!file) {
      await transaction.deleteFrom('pages').where('slug', '=', slug).execute();
      return succeed(null);
    }
    const restored = { ...file, modified_at, is_saved: 0 };
    await transaction.updateTable('pages').set(restored).where('slug', '=', slug).execute();
    return succeed({ ...restored, file_slug: slug });
  });
}

/** Serialises page changes from here to the end of the transaction. */
async function readLocked(transaction: Transaction<Database>, slug: string): Promise<StoredPage | undefined> {
  await lockPages(transaction);
  return readPage(transaction, slug);
}

function stale(existing: StoredPage | undefined): Outcome<never> {
  return fail('Conflict', undefined, { UpdatedAt: existing?.modified_at ?? 0 });
}

/** Two changes never get the same time, or a stale one could pass for the newest. */
function nextModifiedAt(existing: StoredPage | undefined, now: number): number {
  return Math.max(now, (existing?.modified_at ?? 0) + 1);
}
