import type { Kysely, Selectable, Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../core/db/schema.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';
import { lockPages, readPage, writePage } from '../page-repository.ts';

/** The lock of everything that changes drafts. */
export const DRAFTS_KEY = 'page-drafts';

type Draft = Selectable<Database['page_drafts']>;

/** What a page was before a draft took its place until a time. */
const replacedPage = z
  .object({
    title: z.string(),
    footer_group: z.string(),
    content: z.string(),
    story: z.string().nullable(),
    dated_at: z.number().nullable(),
    is_saved: z.number(),
  })
  .nullable();

interface DueOptions {
  db: Kysely<Database>;
  /** Epoch milliseconds. */
  now: () => number;
}

/**
 * Publishes drafts whose time has come, and ends those whose time is over. Several processes may run it at once: each page
 * changes once. Resolves to false, because all that is due is done.
 */
export async function applyDuePages({ db, now }: DueOptions): Promise<boolean> {
  if ((await dueDrafts(db, now())).length === 0) return false;
  await db.transaction().execute(async (transaction) => {
    const at = now();
    await lockKeys(transaction, [DRAFTS_KEY], at);
    for (const draft of await dueDrafts(transaction, at)) await applyDraft(transaction, draft, at);
  });
  return false;
}

async function dueDrafts(db: Kysely<Database>, at: number): Promise<Draft[]> {
  return db
    .selectFrom('page_drafts')
    .selectAll()
    .where((row) =>
      row.or([row('until_at', '<=', at), row.and([row('from_at', '<=', at), row('published_at', 'is', null)])]),
    )
    .orderBy('slug')
    .execute();
}

async function applyDraft(transaction: Transaction<Database>, draft: Draft, at: number): Promise<void> {
  await lockPages(transaction);
  const { slug, title, footer_group, content, story } = draft;
  const drafts = transaction.deleteFrom('page_drafts').where('slug', '=', slug);
  const isOver = draft.until_at !== null && draft.until_at <= at;
  if (isOver) {
    if (draft.published_at !== null) await endPublished(transaction, draft, at);
    await drafts.execute();
    return;
  }
  const before = await transaction
    .selectFrom('pages')
    .select(['title', 'footer_group', 'content', 'story', 'dated_at', 'is_saved'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  const page = { slug, title, footer_group, content, story, dated_at: null, is_saved: 1 };
  const published_at = await writePage(transaction, page, { now: at, change: 'scheduled', by: draft.saved_by });
  if (draft.until_at === null) {
    await drafts.execute();
    return;
  }
  const replaced = JSON.stringify(before ?? null);
  await transaction.updateTable('page_drafts').set({ published_at, replaced }).where('slug', '=', slug).execute();
}

/** Puts back the page that a published draft has replaced, unless somebody has saved another one since. */
export async function endPublished(
  transaction: Transaction<Database>,
  { slug, published_at, replaced, saved_by }: Draft,
  at: number,
): Promise<void> {
  const current = await readPage(transaction, slug);
  if (!current || current.modified_at !== published_at) return;
  const before = replacedPage.parse(JSON.parse(replaced ?? 'null'));
  if (before) await writePage(transaction, { slug, ...before }, { now: at, change: 'ended', by: saved_by });
  else await transaction.deleteFrom('pages').where('slug', '=', slug).execute();
}
