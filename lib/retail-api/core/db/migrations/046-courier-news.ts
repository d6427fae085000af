import { textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/**
 * Whether a courier told its news by itself or had to be asked, so that a shop sees that no webhook comes; and indexes for what the
 * health of couriers counts.
 */
export const courierNewsMigration: Migration = {
  name: '046-courier-news',
  async up({ schema }, engine) {
    await schema
      .alterTable('courier_events')
      .addColumn('told_by', textType(engine), (column) => column.notNull().defaultTo('webhook'))
      .execute();
    await schema.createIndex('courier_events_by_age').on('courier_events').column('at').execute();
    await schema
      .createIndex('courier_bookings_by_news')
      .on('courier_bookings')
      .columns(['status', 'status_at'])
      .execute();
  },
};
