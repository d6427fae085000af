import type { Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import type { PageFile } from './page-files.ts';

/**
 * Writes the pages of the files into the store. One that an operator saved by the API keeps what was saved; one that the
 * files no longer hold is gone unless it was saved; one that did not change keeps its date. `now` in epoch milliseconds.
 */
export async function importPages(
  transaction: Transaction<Database>,
  pages: readonly PageFile[],
  now: number,
): Promise<void> {
  const known = new Map((await transaction.selectFrom('pages').selectAll().execute()).map((page) => [page.slug, page]));
  await transaction.deleteFrom('page_files').execute();
  for (const [position, { slug, title, group, content, datedAt }] of pages.entries()) {
    const file = { title, footer_group: group, content, position, dated_at: datedAt };
    await transaction
      .insertInto('page_files')
      .values({ slug, ...file })
      .execute();
    const before = known.get(slug);
    known.delete(slug);
    if (before?.is_saved === 1) {
      await transaction.updateTable('pages').set({ position }).where('slug', '=', slug).execute();
      continue;
    }
    const isSame = before?.title === title && before.footer_group === group && before.content === content;
    const values = { ...file, modified_at: isSame ? before.modified_at : now };
    await transaction
      .insertInto('pages')
      .values({ slug, ...values })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
      .execute();
  }
  const gone = [...known.values()].filter((page) => page.is_saved === 0).map(({ slug }) => slug);
  if (gone.length > 0) await transaction.deleteFrom('pages').where('slug', 'in', gone).execute();
}
