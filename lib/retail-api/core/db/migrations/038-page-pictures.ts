import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** The pictures that staff have sent for pages, so that they can be chosen again. */
export const pagePicturesMigration: Migration = {
  name: '038-page-pictures',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('page_pictures')
      .addColumn('file_name', text, primaryKey)
      .addColumn('width', 'integer', required)
      .addColumn('height', 'integer', required)
      .addColumn('added_at', 'bigint', required)
      .addColumn('added_by', text, required)
      .execute();
  },
};
