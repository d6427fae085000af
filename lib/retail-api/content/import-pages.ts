import type { Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import type { PageFile } from './page-files.ts';
import { storedFacts } from './stored-story.ts';

/**
 * Imports the pages of the files. A page saved by an operator through the API keeps its saved content; a page no longer
 * in the files is deleted unless it was saved; an unchanged page keeps its date. `now` in epoch milliseconds.
 */
export async function importPages(
  transaction: Transaction<Database>,
  pages: readonly PageFile[],
  now: number,
): Promise<void> {
  const existing = new Map(
    (await transaction.selectFrom('pages').selectAll().execute()).map((page) => [page.slug, page]),
  );
  await transaction.deleteFrom('page_files').execute();
  for (const [position, { slug, title, group, content, datedAt, story }] of pages.entries()) {
    const file = { title, footer_group: group, content, position, dated_at: datedAt, story: storedFacts(story) };
    await transaction
      .insertInto('page_files')
      .values({ slug, ...file })
      .execute();
    const before = existing.get(slug);
    existing.delete(slug);
    if (before?.is_saved === 1) {
      await transaction.updateTable('pages').set({ position }).where('slug', '=', slug).execute();
      continue;
    }
    const isSame =
      before?.title === title &&
      before.footer_group === group &&
      before.content === content &&
      before.story === file.story;
    const values = { ...file, modified_at: isSame ? before.modified_at : now };
    await transaction
      .insertInto('pages')
      .values({ slug, ...values })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
      .execute();
  }
  const deletedSlugs = [...existing.values()].filter((page) => page.is_saved === 0).map(({ slug }) => slug);
  if (deletedSlugs.length > 0) await transaction.deleteFrom('pages').where('slug', 'in', deletedSlugs).execute();
}
