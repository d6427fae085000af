import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** Visits that campaign links brought. */
export const visitsMigration: Migration = {
  name: '011-visits',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('visits')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('session_id', text, (column) => column.notNull())
      .addColumn('banner_url', text, (column) => column.notNull())
      .addColumn('tracking_code', text, (column) => column.notNull())
      .addColumn('device', text, (column) => column.notNull())
      .execute();
    await schema.createIndex('visits_by_time').on('visits').column('at').execute();
  },
};
