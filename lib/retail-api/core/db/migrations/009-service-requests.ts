import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Requests for a service or repair of a delivered item, and what happened to each. */
export const serviceRequestsMigration: Migration = {
  name: '009-service-requests',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('service_requests')
      .addColumn('number', text, primaryKey)
      .addColumn('order_number', text, (column) => column.notNull().references('orders.number').onDelete('cascade'))
      .addColumn('line_id', text, required)
      .addColumn('customer_id', text)
      .addColumn('state', text, required)
      .addColumn('document', text, required)
      .addColumn('estimate', 'bigint')
      .addColumn('item_received_at', 'bigint')
      .addColumn('requested_at', 'bigint', required)
      .addColumn('changed_at', 'bigint', required)
      .execute();
    await schema
      .createIndex('service_requests_by_customer')
      .on('service_requests')
      .columns(['customer_id', 'requested_at'])
      .execute();
    await schema
      .createIndex('service_requests_by_state')
      .on('service_requests')
      .columns(['state', 'requested_at'])
      .execute();
    await schema.createIndex('service_requests_by_order').on('service_requests').column('order_number').execute();
    await schema.createIndex('service_requests_by_age').on('service_requests').column('changed_at').execute();
    await schema
      .createTable('service_events')
      .addColumn('id', text, primaryKey)
      .addColumn('service_number', text, (column) =>
        column.notNull().references('service_requests.number').onDelete('cascade'),
      )
      .addColumn('move', text, required)
      .addColumn('state', text, required)
      .addColumn('actor', text, required)
      .addColumn('at', 'bigint', required)
      .execute();
    await schema
      .createIndex('service_events_by_request')
      .on('service_events')
      .columns(['service_number', 'at'])
      .execute();
  },
};
