import { required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** What operators wrote in other languages than English. */
export const translationsMigration: Migration = {
  name: '047-translations',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('translations')
      .addColumn('kind', text, required)
      .addColumn('id', text, required)
      .addColumn('language', text, required)
      .addColumn('texts', text, required)
      .addColumn('version', 'integer', required)
      .addColumn('saved_by', text, required)
      .addColumn('saved_at', 'bigint', required)
      .addPrimaryKeyConstraint('translations_key', ['kind', 'language', 'id'])
      .execute();
  },
};
