import { required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** What pages said, from when on, and by whom. */
export const pageVersionsMigration: Migration = {
  name: '037-page-versions',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('page_versions')
      .addColumn('slug', text, required)
      .addColumn('version', 'integer', required)
      .addColumn('title', text, required)
      .addColumn('footer_group', text, required)
      .addColumn('content', text, required)
      .addColumn('story', text)
      .addColumn('change', text, required)
      .addColumn('published_at', 'bigint', required)
      .addColumn('published_by', text, required)
      .addPrimaryKeyConstraint('page_versions_key', ['slug', 'version'])
      .execute();
  },
};
