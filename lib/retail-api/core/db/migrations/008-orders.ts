import { sql } from 'kysely';
import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** Orders with what they hold, their payments, refunds and invoices. */
export const ordersMigration: Migration = {
  name: '008-orders',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('orders')
      .addColumn('number', text, (column) => column.primaryKey())
      .addColumn('key', text, (column) => column.notNull().unique())
      .addColumn('customer_id', text)
      .addColumn('basket_guid', text, (column) => column.notNull())
      .addColumn('purchase_id', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('hold', text, (column) => column.notNull())
      .addColumn('hold_expires_at', 'bigint')
      .addColumn('payment_method', text, (column) => column.notNull())
      .addColumn('total', 'bigint', (column) => column.notNull())
      .addColumn('payable', 'bigint', (column) => column.notNull())
      .addColumn('document', text, (column) => column.notNull())
      .addColumn('placed_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('cancelled_at', 'bigint')
      .addColumn('cancel_reason', text, (column) => column.notNull().defaultTo(''))
      .addColumn('invoice_number', text, (column) => column.unique())
      .addColumn('invoiced_at', 'bigint')
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
    // One purchase is never delivered twice, and one cart never holds its goods twice: the indexes say so, not the code.
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
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('order_number', text, (column) => column.notNull().references('orders.number').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('sku', text, (column) => column.notNull())
      .addColumn('product_code', text, (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull())
      .addColumn('net', 'bigint', (column) => column.notNull())
      .addColumn('document', text, (column) => column.notNull())
      .execute();
    await schema.createIndex('order_lines_by_order').on('order_lines').column('order_number').execute();
    await schema
      .createTable('stock_entries')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('sku', text, (column) => column.notNull())
      .addColumn('order_number', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('stock_entries_by_order').on('stock_entries').column('order_number').execute();
    await schema
      .createTable('payment_attempts')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('subject_id', text, (column) => column.notNull())
      .addColumn('gateway', text, (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('test', 'integer', (column) => column.notNull())
      .addColumn('gateway_order_id', text)
      .addColumn('failure_reason', text, (column) => column.notNull().defaultTo(''))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('next_check_at', 'bigint')
      .addUniqueConstraint('payment_attempts_gateway_order', ['gateway', 'gateway_order_id'])
      .execute();
    await schema
      .createIndex('payment_attempts_by_subject')
      .on('payment_attempts')
      .columns(['subject', 'subject_id'])
      .execute();
    await schema
      .createIndex('payment_attempts_to_check')
      .on('payment_attempts')
      .column('next_check_at')
      .where('next_check_at', 'is not', null)
      .execute();
    await schema
      .createTable('payment_events')
      .addColumn('gateway', text, (column) => column.notNull())
      .addColumn('event_id', text, (column) => column.notNull())
      .addColumn('event', text, (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('payment_events_key', ['gateway', 'event_id'])
      .execute();
    await schema.createIndex('payment_events_by_age').on('payment_events').column('at').execute();
    await schema
      .createTable('payments')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('attempt_id', text, (column) => column.notNull().references('payment_attempts.id'))
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('subject_id', text, (column) => column.notNull())
      .addColumn('gateway', text, (column) => column.notNull())
      .addColumn('gateway_payment_id', text, (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('purpose', text, (column) => column.notNull())
      .addColumn('instrument', text, (column) => column.notNull())
      .addColumn('captured_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('payments_once', ['gateway', 'gateway_payment_id'])
      .execute();
    await schema.createIndex('payments_by_subject').on('payments').columns(['subject', 'subject_id']).execute();
    await schema.createIndex('payments_by_attempt').on('payments').column('attempt_id').execute();
    await schema.createIndex('payments_by_age').on('payments').column('captured_at').execute();
    // What was paid for is paid for once: whatever comes on top goes back.
    await schema
      .createIndex('payments_settle_once')
      .unique()
      .on('payments')
      .columns(['subject', 'subject_id'])
      .where(sql.ref('purpose'), '=', 'settles')
      .execute();
    await schema
      .createTable('refunds')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('payment_id', text, (column) => column.notNull().references('payments.id'))
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('gateway_refund_id', text)
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_try_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('processed_at', 'bigint')
      .addUniqueConstraint('refunds_once', ['payment_id', 'reason'])
      .execute();
    await schema
      .createIndex('refunds_to_send')
      .on('refunds')
      .column('next_try_at')
      .where('next_try_at', 'is not', null)
      .execute();
    await schema
      .createTable('invoice_series')
      .addColumn('series', text, (column) => column.primaryKey())
      .addColumn('last', 'integer', (column) => column.notNull())
      .execute();
    await schema.alterTable('gift_coupons').addColumn('used_by', text).execute();
    await schema
      .alterTable('gift_card_orders')
      .addColumn('sender_mobile', text, (column) => column.notNull().defaultTo(''))
      .execute();
    await schema
      .createIndex('gift_coupons_by_order')
      .on('gift_coupons')
      .column('used_by')
      .where(sql.ref('used_by'), 'is not', null)
      .execute();
    await schema.createIndex('coupon_redemptions_by_order').on('coupon_redemptions').column('order_number').execute();
    await schema.createIndex('gift_card_entries_by_reference').on('gift_card_entries').column('reference').execute();
    await schema
      .alterTable('outbox')
      .addColumn('html', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
