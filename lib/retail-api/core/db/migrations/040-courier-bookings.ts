import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Parcels booked at a courier, and what it reports of them. */
export const courierBookingsMigration: Migration = {
  name: '040-courier-bookings',
  async up({ schema }, engine) {
    const text = textType(engine);
    let table = schema
      .createTable('courier_bookings')
      .addColumn('id', text, primaryKey)
      .addColumn('order_number', text, (column) => column.notNull().references('orders.number').onDelete('cascade'));
    for (const name of ['reference', 'request_key', 'courier', 'state', 'items', 'booked_by'] as const)
      table = table.addColumn(name, text, required);
    for (const name of ['weight_grams', 'length_cm', 'breadth_cm', 'height_cm', 'test'] as const)
      table = table.addColumn(name, 'integer', required);
    for (const name of ['value', 'due', 'created_at'] as const) table = table.addColumn(name, 'bigint', required);
    const texts = [
      'courier_order_id',
      'shipment_id',
      'carrier',
      'awb',
      'tracking_url',
      'refusal',
      'cancelled_by',
    ] as const;
    for (const name of texts) table = table.addColumn(name, text, (column) => column.notNull().defaultTo(''));
    for (const name of ['charge', 'status_at', 'next_try_at', 'cancelled_at'] as const)
      table = table.addColumn(name, 'bigint');
    await table
      .addColumn('status', text)
      .addColumn('parcel_id', text)
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('claimed_until', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createIndex('courier_bookings_by_key')
      .on('courier_bookings')
      .columns(['order_number', 'request_key'])
      .unique()
      .execute();
    await schema
      .createIndex('courier_bookings_by_reference')
      .on('courier_bookings')
      .columns(['reference'])
      .unique()
      .execute();
    await schema.createIndex('courier_bookings_by_awb').on('courier_bookings').columns(['awb']).execute();
    await schema.createIndex('courier_bookings_due').on('courier_bookings').columns(['state', 'next_try_at']).execute();
    await schema
      .createTable('courier_events')
      .addColumn('booking_id', text, (column) => column.notNull().references('courier_bookings.id').onDelete('cascade'))
      .addColumn('event_id', text, required)
      .addColumn('status', text, required)
      .addColumn('at', 'bigint', required)
      .addColumn('place', text, required)
      .addColumn('note', text, required)
      .addPrimaryKeyConstraint('courier_events_pkey', ['booking_id', 'event_id'])
      .execute();
  },
};
