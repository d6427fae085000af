import { required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** What a parcel with a part of an order holds, and what happened to it. */
export const partShipmentsMigration: Migration = {
  name: '020-part-shipments',
  async up({ schema }, engine) {
    const text = textType(engine);
    for (const column of ['out_at', 'returned_at'])
      await schema.alterTable('parcels').addColumn(column, 'bigint').execute();
    await schema
      .createTable('parcel_lines')
      .addColumn('parcel_id', text, (column) => column.notNull().references('parcels.id').onDelete('cascade'))
      .addColumn('line_id', text, (column) => column.notNull().references('order_lines.id').onDelete('cascade'))
      .addColumn('quantity', 'integer', required)
      .addPrimaryKeyConstraint('parcel_lines_pk', ['parcel_id', 'line_id'])
      .execute();
    await schema.createIndex('parcel_lines_by_line').on('parcel_lines').column('line_id').execute();
  },
};
