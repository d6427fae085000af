import { sql } from 'kysely';
import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Payment attempts, webhook events, captured payments and refunds at the gateways. */
export const paymentsBaseline: Migration = {
  name: 'baseline-5-payments',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('payment_attempts')
      .addColumn('id', text, primaryKey)
      .addColumn('subject', text, required)
      .addColumn('subject_id', text, required)
      .addColumn('gateway', text, required)
      .addColumn('amount', 'bigint', required)
      .addColumn('state', text, required)
      .addColumn('test', 'integer', required)
      .addColumn('gateway_order_id', text)
      .addColumn('failure_reason', text, (column) => column.notNull().defaultTo(''))
      .addColumn('created_at', 'bigint', required)
      .addColumn('changed_at', 'bigint', required)
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
      .addColumn('gateway', text, required)
      .addColumn('event_id', text, required)
      .addColumn('event', text, required)
      .addColumn('at', 'bigint', required)
      .addPrimaryKeyConstraint('payment_events_key', ['gateway', 'event_id'])
      .execute();
    await schema.createIndex('payment_events_by_age').on('payment_events').column('at').execute();
    await schema
      .createTable('payments')
      .addColumn('id', text, primaryKey)
      .addColumn('attempt_id', text, (column) => column.notNull().references('payment_attempts.id'))
      .addColumn('subject', text, required)
      .addColumn('subject_id', text, required)
      .addColumn('gateway', text, required)
      .addColumn('gateway_payment_id', text, required)
      .addColumn('amount', 'bigint', required)
      .addColumn('purpose', text, required)
      .addColumn('instrument', text, required)
      .addColumn('captured_at', 'bigint', required)
      .addUniqueConstraint('payments_once', ['gateway', 'gateway_payment_id'])
      .execute();
    await schema.createIndex('payments_by_subject').on('payments').columns(['subject', 'subject_id']).execute();
    await schema.createIndex('payments_by_attempt').on('payments').column('attempt_id').execute();
    await schema.createIndex('payments_by_age').on('payments').column('captured_at').execute();
    // Each subject is settled by one payment only: any further payment is refunded.
    await schema
      .createIndex('payments_settle_once')
      .unique()
      .on('payments')
      .columns(['subject', 'subject_id'])
      .where(sql.ref('purpose'), '=', 'settles')
      .execute();
    await schema
      .createTable('refunds')
      .addColumn('id', text, primaryKey)
      .addColumn('payment_id', text, (column) => column.notNull().references('payments.id'))
      .addColumn('reason', text, required)
      .addColumn('amount', 'bigint', required)
      .addColumn('state', text, required)
      .addColumn('gateway_refund_id', text)
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_try_at', 'bigint')
      .addColumn('created_at', 'bigint', required)
      .addColumn('processed_at', 'bigint')
      .addUniqueConstraint('refunds_once', ['payment_id', 'reason'])
      .execute();
    await schema
      .createIndex('refunds_to_send')
      .on('refunds')
      .column('next_try_at')
      .where('next_try_at', 'is not', null)
      .execute();
  },
};
