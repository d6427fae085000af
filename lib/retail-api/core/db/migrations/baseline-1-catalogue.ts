import { sql } from 'kysely';
import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Products with their SKUs, categories, brands and physical stores, content pages, and what shoppers search for. */
export const catalogueBaseline: Migration = {
  name: 'baseline-1-catalogue',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('catalogue_version')
      .addColumn('id', 'integer', primaryKey)
      .addColumn('version', 'bigint', required)
      .addColumn('imported_at', 'bigint', required)
      .addColumn('source_hash', text, required)
      .addColumn('pages_version', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('priced_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('origin', text, (column) => column.notNull().defaultTo('demo'))
      .execute();
    await schema
      .createTable('products')
      .addColumn('code', text, primaryKey)
      .addColumn('slug', text, (column) => column.notNull().unique())
      .addColumn('document', text, required)
      .addColumn('position', 'integer', required)
      .addColumn('modified_at', 'bigint', required)
      .execute();
    await schema
      .createTable('skus')
      .addColumn('sku', text, primaryKey)
      .addColumn('product_code', text, required)
      .addColumn('size_name', text)
      .addColumn('price', 'bigint', required)
      .addColumn('mrp', 'bigint', required)
      .addColumn('quantity', 'integer', required)
      .addColumn('position', 'integer', required)
      // Checked at the end of a transaction, so that an import may write in any order.
      .addForeignKeyConstraint('skus_product', ['product_code'], 'products', ['code'], (constraint) =>
        constraint.deferrable().initiallyDeferred(),
      )
      .execute();
    await schema.createIndex('skus_by_product').on('skus').columns(['product_code', 'position']).execute();
    await schema
      .createTable('categories')
      .addColumn('path', text, primaryKey)
      .addColumn('parent_path', text, required)
      .addColumn('name', text, required)
      .addColumn('intro', text, required)
      .addColumn('rule', text, required)
      .addColumn('position', 'integer', required)
      .execute();
    await schema
      .createTable('brands')
      .addColumn('slug', text, primaryKey)
      .addColumn('document', text, required)
      .addColumn('position', 'integer', required)
      .execute();
    await schema
      .createTable('stores')
      .addColumn('code', text, primaryKey)
      .addColumn('document', text, required)
      .addColumn('position', 'integer', required)
      .execute();
    await schema
      .createTable('store_stock')
      // Shops are written anew by every import, so that no key may lead to them.
      .addColumn('store_code', text, required)
      .addColumn('sku', text, (column) => column.notNull().references('skus.sku').onDelete('cascade'))
      .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
      .addColumn('updated_at', 'bigint', required)
      .addPrimaryKeyConstraint('store_stock_key', ['store_code', 'sku'])
      .execute();
    await schema.createIndex('store_stock_by_sku').on('store_stock').column('sku').execute();
    await schema
      .createTable('redirects')
      .addColumn('from_path', text, primaryKey)
      .addColumn('to_path', text, required)
      .execute();
    await schema
      .createTable('pages')
      .addColumn('slug', text, primaryKey)
      .addColumn('title', text, required)
      .addColumn('footer_group', text, required)
      .addColumn('content', text, required)
      .addColumn('position', 'integer', required)
      .addColumn('modified_at', 'bigint', required)
      .addColumn('dated_at', 'bigint')
      .addColumn('is_saved', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('page_files')
      .addColumn('slug', text, primaryKey)
      .addColumn('title', text, required)
      .addColumn('footer_group', text, required)
      .addColumn('content', text, required)
      .addColumn('position', 'integer', required)
      .addColumn('dated_at', 'bigint')
      .execute();
    await schema
      .createTable('photo_looks')
      .addColumn('photo', text, primaryKey)
      .addColumn('feature_version', 'integer', required)
      .addColumn('look', text, required)
      .execute();
    await schema
      .createTable('search_weeks')
      .addColumn('text', text, required)
      .addColumn('week', 'bigint', required)
      .addColumn('searches', 'bigint', required)
      .addPrimaryKeyConstraint('search_weeks_key', ['text', 'week'])
      .execute();
    await schema
      .createTable('search_misses')
      .addColumn('key', text, primaryKey)
      .addColumn('text', text, (column) => column.notNull().defaultTo(''))
      .addColumn('searches', 'bigint', required)
      .addColumn('week', 'bigint', required)
      .execute();
  },
};
