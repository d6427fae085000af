import type { Transaction } from 'kysely';
import { productSearchText } from '../product-search-text.ts';
import type { Database } from '../schema.ts';
import { textType } from './column-types.ts';
import type { Migration } from './migration.ts';

const BATCH = 500;

/** What an operator changes by calls: hidden products and categories, versions, and the search for products. */
export const operatorCatalogueMigration: Migration = {
  name: '021-operator-catalogue',
  async up(transaction, engine) {
    const { schema } = transaction;
    const text = textType(engine);
    for (const table of ['products', 'categories', 'brands', 'stores'])
      await schema
        .alterTable(table)
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
    for (const table of ['products', 'categories'])
      await schema
        .alterTable(table)
        .addColumn('hidden', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    await schema
      .alterTable('products')
      .addColumn('search_text', text, (column) => column.notNull().defaultTo(''))
      .execute();
    await fillSearchTexts(transaction);
    // It holds all that a search compares, so that no product is read that does not match.
    await schema.createIndex('products_by_search').on('products').columns(['code', 'hidden', 'search_text']).execute();
  },
};

async function fillSearchTexts(transaction: Transaction<Database>): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await transaction
      .selectFrom('products')
      .select(['code', 'document'])
      .where('code', '>', last)
      .orderBy('code')
      .limit(BATCH)
      .execute();
    for (const { code, document } of rows) {
      const search_text = productSearchText(JSON.parse(document));
      await transaction.updateTable('products').set({ search_text }).where('code', '=', code).execute();
    }
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.code;
  }
}
