import { sql } from 'kysely';
import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Orders with their lines, parcels, returns, refunds and credit notes, and the audit log of the order desk. */
export const ordersBaseline: Migration = {
  name: 'baseline-4-orders',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('orders')
      .addColumn('number', text, primaryKey)
      .addColumn('key', text, (column) => column.notNull().unique())
      .addColumn('customer_id', text)
      .addColumn('basket_guid', text, required)
      .addColumn('purchase_id', text, required)
      .addColumn('state', text, required)
      .addColumn('hold', text, required)
      .addColumn('hold_expires_at', 'bigint')
      .addColumn('payment_method', text, required)
      .addColumn('total', 'bigint', required)
      .addColumn('payable', 'bigint', required)
      .addColumn('document', text, required)
      .addColumn('placed_at', 'bigint', required)
      .addColumn('confirmed_at', 'bigint')
      .addColumn('cancelled_at', 'bigint')
      .addColumn('cancel_reason', text, (column) => column.notNull().defaultTo(''))
      .addColumn('invoice_number', text, (column) => column.unique())
      .addColumn('invoiced_at', 'bigint')
      .addColumn('exchange_of', text, (column) => column.notNull().defaultTo(''))
      .addColumn('exchange_credit', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('delivered_at', 'bigint')
      .execute();
    await schema.createIndex('orders_by_customer').on('orders').columns(['customer_id', 'placed_at']).execute();
    await schema.createIndex('orders_by_basket').on('orders').column('basket_guid').execute();
    await schema.createIndex('orders_by_purchase').on('orders').column('purchase_id').execute();
    await schema.createIndex('orders_by_state').on('orders').columns(['state', 'placed_at']).execute();
    await schema.createIndex('orders_by_age').on('orders').column('placed_at').execute();
    await schema
      .createIndex('orders_by_hold')
      .on('orders')
      .column('hold_expires_at')
      .where(sql.ref('hold_expires_at'), 'is not', null)
      .execute();
    await schema
      .createIndex('orders_by_cancellation')
      .on('orders')
      .column('cancelled_at')
      .where(sql.ref('cancelled_at'), 'is not', null)
      .execute();
    // Unique indexes, not code, ensure that a purchase is never delivered twice and that a cart never holds its items
    // twice.
    await schema
      .createIndex('orders_confirmed_once')
      .unique()
      .on('orders')
      .column('purchase_id')
      .where(sql.ref('confirmed_at'), 'is not', null)
      .execute();
    await schema
      .createIndex('orders_open_once')
      .unique()
      .on('orders')
      .column('basket_guid')
      .where(sql.ref('hold_expires_at'), 'is not', null)
      .execute();
    await schema
      .createTable('order_lines')
      .addColumn('id', text, primaryKey)
      .addColumn('order_number', text, (column) => column.notNull().references('orders.number').onDelete('cascade'))
      .addColumn('position', 'integer', required)
      .addColumn('sku', text, required)
      .addColumn('product_code', text, required)
      .addColumn('quantity', 'integer', required)
      .addColumn('net', 'bigint', required)
      .addColumn('document', text, required)
      .addColumn('cancelled', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('returned', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('words', text, (column) => column.notNull().defaultTo(''))
      .execute();
    await schema.createIndex('order_lines_by_order').on('order_lines').column('order_number').execute();
    await schema
      .createTable('line_pieces')
      .addColumn('line_id', text, (column) => column.notNull().references('order_lines.id').onDelete('cascade'))
      .addColumn('piece', 'integer', required)
      .addColumn('huid', text, required)
      .addColumn('serial', text, required)
      .addPrimaryKeyConstraint('line_pieces_key', ['line_id', 'piece'])
      .addColumn('invoiced_huid', text, (column) => column.notNull().defaultTo(''))
      .addColumn('invoiced_serial', text, (column) => column.notNull().defaultTo(''))
      .addColumn('marked_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('came_back_at', 'bigint')
      .execute();
    await schema.createIndex('line_pieces_by_huid').on('line_pieces').column('huid').execute();
    await schema.createIndex('line_pieces_by_serial').on('line_pieces').column('serial').execute();
    await schema
      .createTable('order_buyers')
      .addColumn('order_number', text, (column) => column.primaryKey().references('orders.number').onDelete('cascade'))
      .addColumn('words', text, required)
      .execute();
    await schema
      .createTable('stock_entries')
      .addColumn('id', text, primaryKey)
      .addColumn('sku', text, required)
      .addColumn('order_number', text, required)
      .addColumn('kind', text, required)
      .addColumn('quantity', 'integer', required)
      .addColumn('at', 'bigint', required)
      .execute();
    await schema.createIndex('stock_entries_by_order').on('stock_entries').column('order_number').execute();
    await schema
      .createTable('order_events')
      .addColumn('id', text, primaryKey)
      .addColumn('order_number', text, (column) => column.notNull().references('orders.number').onDelete('cascade'))
      .addColumn('return_number', text, (column) => column.notNull().defaultTo(''))
      .addColumn('kind', text, required)
      .addColumn('actor', text, required)
      .addColumn('facts', text, (column) => column.notNull().defaultTo('{}'))
      .addColumn('at', 'bigint', required)
      .execute();
    await schema.createIndex('order_events_by_order').on('order_events').columns(['order_number', 'at']).execute();
    await schema.createIndex('order_events_by_return').on('order_events').column('return_number').execute();
    await schema
      .createTable('parcels')
      .addColumn('id', text, primaryKey)
      .addColumn('order_number', text, (column) => column.notNull().references('orders.number').onDelete('cascade'))
      .addColumn('courier', text, required)
      .addColumn('awb', text, required)
      .addColumn('tracking_url', text, (column) => column.notNull().defaultTo(''))
      .addColumn('shipped_at', 'bigint', required)
      .addColumn('delivered_at', 'bigint')
      .execute();
    await schema.createIndex('parcels_by_order').on('parcels').column('order_number').execute();
    await schema.createIndex('parcels_by_awb').on('parcels').expression(sql`upper(awb)`).execute();
    await schema
      .createTable('returns')
      .addColumn('number', text, primaryKey)
      .addColumn('order_number', text, (column) => column.notNull().references('orders.number').onDelete('cascade'))
      .addColumn('kind', text, required)
      .addColumn('state', text, required)
      .addColumn('amount', 'bigint', required)
      .addColumn('refund_to', text, required)
      .addColumn('document', text, required)
      .addColumn('replacement_order', text)
      .addColumn('requested_at', 'bigint', required)
      .addColumn('changed_at', 'bigint', required)
      .execute();
    await schema.createIndex('returns_by_order').on('returns').column('order_number').execute();
    await schema.createIndex('returns_by_state').on('returns').columns(['state', 'requested_at']).execute();
    await schema
      .createTable('return_lines')
      .addColumn('id', text, primaryKey)
      .addColumn('return_number', text, (column) => column.notNull().references('returns.number').onDelete('cascade'))
      .addColumn('line_id', text, required)
      .addColumn('quantity', 'integer', required)
      .addColumn('reason', text, required)
      .addColumn('amount', 'bigint', required)
      .addColumn('shipping', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('replacement_sku', text, (column) => column.notNull().defaultTo(''))
      .addColumn('sellable', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('restocked_at', 'bigint')
      .execute();
    await schema.createIndex('return_lines_by_return').on('return_lines').column('return_number').execute();
    await schema.createIndex('return_lines_by_line').on('return_lines').column('line_id').execute();
    await schema
      .createTable('money_back')
      .addColumn('id', text, primaryKey)
      .addColumn('order_number', text, (column) => column.notNull().references('orders.number').onDelete('cascade'))
      .addColumn('paid_order', text, required)
      .addColumn('reference', text, required)
      .addColumn('way', text, required)
      .addColumn('target', text, required)
      .addColumn('amount', 'bigint', required)
      .addColumn('state', text, required)
      .addColumn('document', text, (column) => column.notNull().defaultTo('{}'))
      .addColumn('created_at', 'bigint', required)
      .addColumn('done_at', 'bigint')
      // The same cause gives the same money back once.
      .addUniqueConstraint('money_back_once', ['order_number', 'paid_order', 'reference', 'way', 'target'])
      .execute();
    await schema.createIndex('money_back_by_paid_order').on('money_back').column('paid_order').execute();
    await schema.createIndex('money_back_by_state').on('money_back').columns(['state', 'created_at']).execute();
    await schema
      .createTable('credit_notes')
      .addColumn('number', text, primaryKey)
      .addColumn('order_number', text, (column) => column.notNull().references('orders.number').onDelete('cascade'))
      .addColumn('reference', text, required)
      .addColumn('amount', 'bigint', required)
      .addColumn('document', text, required)
      .addColumn('issued_at', 'bigint', required)
      .addUniqueConstraint('credit_notes_once', ['order_number', 'reference'])
      .execute();
    await schema
      .createTable('invoice_series')
      .addColumn('series', text, primaryKey)
      .addColumn('last', 'integer', required)
      .execute();
    await schema
      .createTable('desk_audit')
      .addColumn('id', text, primaryKey)
      .addColumn('at', 'bigint', required)
      .addColumn('operator', text, required)
      .addColumn('call', text, required)
      .addColumn('step', text, required)
      .addColumn('subject', text, required)
      .addColumn('outcome', text, required)
      .execute();
    await schema.createIndex('desk_audit_by_age').on('desk_audit').column('at').execute();
    await schema.createIndex('desk_audit_by_subject').on('desk_audit').columns(['subject', 'at']).execute();
  },
};
