import { textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** What makes a page a story of the journal, as JSON; null for all other pages. */
export const storiesMigration: Migration = {
  name: '004-stories',
  async up({ schema }, engine) {
    const text = textType(engine);
    for (const table of ['pages', 'page_files']) await schema.alterTable(table).addColumn('story', text).execute();
  },
};
