import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** What the photos of the catalogue look like, so that each is looked at once. */
export const photoLooksMigration: Migration = {
  name: '015-photo-looks',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('photo_looks')
      .addColumn('photo', text, (column) => column.primaryKey())
      .addColumn('feature_version', 'integer', (column) => column.notNull())
      .addColumn('look', text, (column) => column.notNull())
      .execute();
  },
};
