import type { Kysely } from 'kysely';
import { chunksOf } from '../core/db/chunks-of.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import { consumeEditingLimit, PAGE_SAVE_LIMIT } from './editing-limits.ts';
import { lockPages } from './page-repository.ts';

/** The pages that the footer links to, column after column in the operator's order. */
export async function footerRows(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('pages')
    .select(['slug as PageURL', 'title as PageTitle', 'footer_group as Group'])
    .where('footer_group', '!=', '')
    .orderBy('position')
    // A file added later may have the same position as a page that an operator saved.
    .orderBy('slug')
    .execute();
  const ordered = await db.selectFrom('footer_columns').selectAll().execute();
  const places = new Map(ordered.map(({ name, position }) => [name, position]));
  // A column that was not there when they were put in order comes after them.
  const placeOf = (name: string) => places.get(name) ?? ordered.length;
  const columns = [...Map.groupBy(rows, ({ Group }) => Group)];
  return columns.toSorted(([one], [other]) => placeOf(one) - placeOf(other)).flatMap(([, pages]) => pages);
}

/** The names of the footer's columns in their order. */
export async function footerColumns(db: Kysely<Database>): Promise<string[]> {
  return [...new Set((await footerRows(db)).map(({ Group }) => Group))];
}

interface ColumnOrder {
  /** All columns in their new order. */
  columns: readonly string[];
  /** The order that the operator saw. */
  expected: readonly string[];
}

/** Puts the columns of the footer in another order, unless somebody else has changed them meanwhile. */
export function saveFooterColumns(
  db: Kysely<Database>,
  { columns, expected }: ColumnOrder,
  now: number,
): Promise<Outcome<string[]>> {
  return inTransaction(db, async (transaction) => {
    // Every process looks at the footer anew; other page changes wait.
    await lockPages(transaction);
    const before = await footerColumns(transaction);
    if (before.join('\n') !== expected.join('\n')) return fail('Conflict');
    if (columns.toSorted().join('\n') !== before.toSorted().join('\n'))
      return invalidField('Columns', 'must name each column of the footer once');
    const refused = await consumeEditingLimit(transaction, PAGE_SAVE_LIMIT, now);
    if (refused) return refused;
    await transaction.deleteFrom('footer_columns').execute();
    const rows = columns.map((name, position) => ({ name, position }));
    for (const some of chunksOf(rows)) await transaction.insertInto('footer_columns').values(some).execute();
    return succeed([...columns]);
  });
}
