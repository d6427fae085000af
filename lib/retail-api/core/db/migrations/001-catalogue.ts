import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** Products with their sizes, the category tree, brands, shops, redirects and content pages. */
export const catalogueMigration: Migration = {
  name: '001-catalogue',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('catalogue_version')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addColumn('imported_at', 'bigint', (column) => column.notNull())
      .addColumn('source_hash', text, (column) => column.notNull())
      .execute();
    await schema
      .createTable('products')
      .addColumn('code', text, (column) => column.primaryKey())
      .addColumn('slug', text, (column) => column.notNull().unique())
      .addColumn('document', text, (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('modified_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('skus')
      .addColumn('sku', text, (column) => column.primaryKey())
      .addColumn('product_code', text, (column) => column.notNull())
      .addColumn('size_name', text)
      .addColumn('price', 'bigint', (column) => column.notNull())
      .addColumn('mrp', 'bigint', (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      // Checked at the end of a transaction, so that an import may write in any order.
      .addForeignKeyConstraint('skus_product', ['product_code'], 'products', ['code'], (constraint) =>
        constraint.deferrable().initiallyDeferred(),
      )
      .execute();
    await schema.createIndex('skus_by_product').on('skus').columns(['product_code', 'position']).execute();
    await schema
      .createTable('categories')
      .addColumn('path', text, (column) => column.primaryKey())
      .addColumn('parent_path', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('intro', text, (column) => column.notNull())
      .addColumn('rule', text, (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .execute();
    for (const table of ['brands', 'stores'] as const) {
      await schema
        .createTable(table)
        .addColumn(table === 'brands' ? 'slug' : 'code', text, (column) => column.primaryKey())
        .addColumn('document', text, (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .execute();
    }
    await schema
      .createTable('redirects')
      .addColumn('from_path', text, (column) => column.primaryKey())
      .addColumn('to_path', text, (column) => column.notNull())
      .execute();
    await schema
      .createTable('pages')
      .addColumn('slug', text, (column) => column.primaryKey())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('footer_group', text, (column) => column.notNull())
      .addColumn('content', text, (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('modified_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('search_counts')
      .addColumn('text', text, (column) => column.primaryKey())
      .addColumn('searches', 'bigint', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
