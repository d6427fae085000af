import { textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/**
 * Whether a webhook brought the state of a parcel or the courier had to be asked, so that a shop sees that no webhook comes; and
 * indexes for what the health of couriers counts.
 */
export const courierEventSourcesMigration: Migration = {
  name: '046-courier-event-sources',
  async up({ schema }, engine) {
    await schema
      .alterTable('courier_events')
      .addColumn('source', textType(engine), (column) => column.notNull().defaultTo('webhook'))
      .execute();
    await schema.createIndex('courier_events_by_age').on('courier_events').column('at').execute();
    await schema
      .createIndex('courier_bookings_by_status')
      .on('courier_bookings')
      .columns(['status', 'status_at'])
      .execute();
  },
};
