import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Drafts of pages, and pages that are published from a time or until one; what phrases of searches mean. */
export const pageDraftsMigration: Migration = {
  name: '024-page-drafts',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('page_drafts')
      .addColumn('slug', text, primaryKey)
      .addColumn('title', text, required)
      .addColumn('footer_group', text, required)
      .addColumn('content', text, required)
      .addColumn('story', text)
      .addColumn('version', 'integer', required)
      .addColumn('from_at', 'bigint')
      .addColumn('until_at', 'bigint')
      .addColumn('published_at', 'bigint')
      .addColumn('replaced', text)
      .addColumn('saved_by', text, required)
      .addColumn('saved_at', 'bigint', required)
      .addColumn('note', text, required)
      .execute();
    await schema
      .createTable('search_words')
      .addColumn('phrase', text, primaryKey)
      .addColumn('document', text, required)
      .addColumn('version', 'integer', required)
      .execute();
    await schema.createIndex('page_drafts_by_beginning').on('page_drafts').column('from_at').execute();
    await schema.createIndex('page_drafts_by_end').on('page_drafts').column('until_at').execute();
  },
};
