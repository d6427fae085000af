import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** Searches that found nothing, for the operator: a text stands there only once so many have searched for it that it is nobody's own. */
export const searchMissesMigration: Migration = {
  name: '017-search-misses',
  async up(transaction, engine) {
    await transaction.schema
      .createTable('search_misses')
      .addColumn('key', textType(engine), (column) => column.primaryKey())
      .addColumn('text', textType(engine), (column) => column.notNull().defaultTo(''))
      .addColumn('searches', 'bigint', (column) => column.notNull())
      .addColumn('week', 'bigint', (column) => column.notNull())
      .execute();
  },
};
