import { sql } from 'kysely';
import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** Searches are counted by the week, so that last year's fashion fades; what was counted stays in the week it was last made. */
export const searchWeeksMigration: Migration = {
  name: '016-search-weeks',
  async up(transaction, engine) {
    await transaction.schema
      .createTable('search_weeks')
      .addColumn('text', textType(engine), (column) => column.notNull())
      .addColumn('week', 'bigint', (column) => column.notNull())
      .addColumn('searches', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('search_weeks_key', ['text', 'week'])
      .execute();
    await sql`insert into search_weeks (text, week, searches)
      select text, last_at / 604800000, searches from search_counts`.execute(transaction);
    await transaction.schema.dropTable('search_counts').execute();
  },
};
