import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** What happens to orders once they stand: events, parcels, returns, money that goes back, credit notes. */
export const afterSaleMigration: Migration = {
  name: '024-after-sale',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .alterTable('orders')
      .addColumn('exchange_of', text, (column) => column.notNull().defaultTo(''))
      .execute();
    await schema
      .alterTable('orders')
      .addColumn('exchange_credit', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('orders').addColumn('delivered_at', 'bigint').execute();
    await schema
      .alterTable('order_lines')
      .addColumn('cancelled', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('order_lines')
      .addColumn('returned', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('order_events')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('order_number', text, (column) => column.notNull().references('orders.number').onDelete('cascade'))
      .addColumn('return_number', text, (column) => column.notNull().defaultTo(''))
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('actor', text, (column) => column.notNull())
      .addColumn('facts', text, (column) => column.notNull().defaultTo('{}'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('order_events_by_order').on('order_events').columns(['order_number', 'at']).execute();
    await schema
      .createTable('parcels')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('order_number', text, (column) => column.notNull().references('orders.number').onDelete('cascade'))
      .addColumn('courier', text, (column) => column.notNull())
      .addColumn('awb', text, (column) => column.notNull())
      .addColumn('tracking_url', text, (column) => column.notNull().defaultTo(''))
      .addColumn('shipped_at', 'bigint', (column) => column.notNull())
      .addColumn('delivered_at', 'bigint')
      .execute();
    await schema.createIndex('parcels_by_order').on('parcels').column('order_number').execute();
    await schema
      .createTable('returns')
      .addColumn('number', text, (column) => column.primaryKey())
      .addColumn('order_number', text, (column) => column.notNull().references('orders.number').onDelete('cascade'))
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('refund_to', text, (column) => column.notNull())
      .addColumn('document', text, (column) => column.notNull())
      .addColumn('replacement_order', text)
      .addColumn('requested_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('returns_by_order').on('returns').column('order_number').execute();
    await schema.createIndex('returns_by_state').on('returns').columns(['state', 'requested_at']).execute();
    await schema
      .createTable('return_lines')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('return_number', text, (column) => column.notNull().references('returns.number').onDelete('cascade'))
      .addColumn('line_id', text, (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('shipping', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('replacement_sku', text, (column) => column.notNull().defaultTo(''))
      .addColumn('sellable', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('restocked_at', 'bigint')
      .execute();
    await schema.createIndex('return_lines_by_return').on('return_lines').column('return_number').execute();
    await schema.createIndex('return_lines_by_line').on('return_lines').column('line_id').execute();
    await schema
      .createTable('money_back')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('order_number', text, (column) => column.notNull().references('orders.number').onDelete('cascade'))
      .addColumn('paid_order', text, (column) => column.notNull())
      .addColumn('reference', text, (column) => column.notNull())
      .addColumn('way', text, (column) => column.notNull())
      .addColumn('target', text, (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('document', text, (column) => column.notNull().defaultTo('{}'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('done_at', 'bigint')
      // The same cause gives the same money back once.
      .addUniqueConstraint('money_back_once', ['order_number', 'paid_order', 'reference', 'way', 'target'])
      .execute();
    await schema.createIndex('money_back_by_paid_order').on('money_back').column('paid_order').execute();
    await schema.createIndex('money_back_by_state').on('money_back').columns(['state', 'created_at']).execute();
    await schema
      .createTable('credit_notes')
      .addColumn('number', text, (column) => column.primaryKey())
      .addColumn('order_number', text, (column) => column.notNull().references('orders.number').onDelete('cascade'))
      .addColumn('reference', text, (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('document', text, (column) => column.notNull())
      .addColumn('issued_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('credit_notes_once', ['order_number', 'reference'])
      .execute();
  },
};
