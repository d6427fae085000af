import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** Visits that shoppers asked a shop for. */
export const appointmentsMigration: Migration = {
  name: '019-appointments',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('appointments')
      .addColumn('reference', text, (column) => column.primaryKey())
      .addColumn('store_code', text, (column) => column.notNull())
      .addColumn('store_name', text, (column) => column.notNull())
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('part', text, (column) => column.notNull())
      .addColumn('service', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('mobile', text, (column) => column.notNull())
      .addColumn('note', text, (column) => column.notNull())
      .addColumn('customer_id', text)
      .addColumn('outcome', text)
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('closed_at', 'bigint')
      .execute();
    for (const column of ['day', 'mobile', 'customer_id']) {
      await schema.createIndex(`appointments_by_${column}`).on('appointments').column(column).execute();
    }
  },
};
