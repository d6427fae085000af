import type { Kysely, Transaction } from 'kysely';
import type { StoryFacts } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { lockPages } from '../page-repository.ts';
import { storedFacts } from '../stored-story.ts';
import { DRAFTS_KEY, endPublished } from './apply-due-pages.ts';

/** Far more than anyone writes at once. */
const MAX_DRAFTS = 200;

interface DraftToSave {
  slug: string;
  title: string;
  group: string;
  /** Already sanitised. */
  content: string;
  story: StoryFacts | null;
  expectedVersion: number;
  /** Epoch milliseconds; null for a draft without a time. */
  from: number | null;
  until: number | null;
  by: string;
  note: string;
}

/** All drafts by their slug, without their text. */
export function storedPageDrafts(db: Kysely<Database>) {
  return db
    .selectFrom('page_drafts')
    .select(['slug', 'title', 'footer_group', 'version', 'from_at', 'until_at', 'published_at'])
    .select(['saved_by', 'saved_at', 'note'])
    .orderBy('slug');
}

/** The draft of a page; undefined if it has none. */
export function readPageDraft(db: Kysely<Database>, slug: string) {
  return storedPageDrafts(db).select(['content', 'story']).where('slug', '=', slug).executeTakeFirst();
}

/** Why the times of a draft are wrong; null if they are not. */
function timesProblem({ from, until }: DraftToSave, now: number): Outcome<never> | null {
  if (until === null) return null;
  if (from === null) return invalidField('PublishUntil', 'needs PublishFrom');
  if (until <= from) return invalidField('PublishUntil', 'must be after PublishFrom');
  return until <= now ? invalidField('PublishUntil', 'must be in the future') : null;
}

/** Saves a draft, unless somebody else changed it; with `dryRun` only checks. Returns its version. */
export async function storePageDraft(
  transaction: Transaction<Database>,
  draft: DraftToSave,
  { now, dryRun }: { now: number; dryRun: boolean },
): Promise<Outcome<number>> {
  if (!dryRun) await lockKeys(transaction, [DRAFTS_KEY], now);
  const existing = await readPageDraft(transaction, draft.slug);
  const version = existing?.version ?? 0;
  if (version !== draft.expectedVersion) return fail('Conflict', undefined, { Version: version });
  if (existing && existing.published_at !== null) {
    return invalidField('PageURL', 'is published until a time: remove its draft first, which ends it now');
  }
  const problem = timesProblem(draft, now);
  if (problem) return problem;
  if (!existing && (await storedPageDrafts(transaction).execute()).length >= MAX_DRAFTS) {
    return fail('ListFull', undefined, { Maximum: MAX_DRAFTS });
  }
  if (dryRun) return succeed(version + 1);
  const { slug, title, group, content, story, from, until, by, note } = draft;
  const written = {
    title,
    footer_group: group,
    content,
    story: storedFacts(story),
    version: version + 1,
    from_at: from,
    until_at: until,
    saved_by: by,
    saved_at: now,
    note,
  };
  await transaction
    .insertInto('page_drafts')
    .values({ slug, published_at: null, replaced: null, ...written })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(written))
    .execute();
  return succeed(version + 1);
}

/** Removes a draft, unless somebody else changed it; one that is published until a time ends now. */
export async function deletePageDraft(
  transaction: Transaction<Database>,
  { slug, expectedVersion }: { slug: string; expectedVersion: number },
  now: number,
): Promise<Outcome<null>> {
  await lockKeys(transaction, [DRAFTS_KEY], now);
  const existing = await transaction.selectFrom('page_drafts').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (!existing) return fail('NotFound');
  if (existing.version !== expectedVersion) return fail('Conflict', undefined, { Version: existing.version });
  if (existing.published_at !== null) {
    await lockPages(transaction);
    await endPublished(transaction, existing, now);
  }
  await transaction.deleteFrom('page_drafts').where('slug', '=', slug).execute();
  return succeed(null);
}
