import { sql } from 'kysely';
import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** What the files of pages say is kept beside what is shown, because a page that was saved by the API wins over its file. */
export const pagesMigration: Migration = {
  name: '009-pages',
  async up(db, engine) {
    const { schema } = db;
    const text = textType(engine);
    // One column a statement: SQLite adds no more.
    await schema.alterTable('pages').addColumn('dated_at', 'bigint').execute();
    await schema
      .alterTable('pages')
      .addColumn('is_saved', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('catalogue_version')
      .addColumn('pages_version', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('catalogue_version')
      .addColumn('priced_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update catalogue_version set priced_at = imported_at`.execute(db);
    await schema
      .createTable('page_files')
      .addColumn('slug', text, (column) => column.primaryKey())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('footer_group', text, (column) => column.notNull())
      .addColumn('content', text, (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('dated_at', 'bigint')
      .execute();
  },
};
