import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** One-time codes, what limits them, and the messages that leave the store. */
export const messagesMigration: Migration = {
  name: '003-messages',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('one_time_codes')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('purpose', text, (column) => column.notNull())
      .addColumn('recipient', text, (column) => column.notNull())
      .addColumn('session_id', text, (column) => column.notNull())
      .addColumn('code_hash', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('sends', 'integer', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('one_time_codes_by_expiry').on('one_time_codes').column('expires_at').execute();
    await schema
      .createIndex('one_time_codes_by_recipient')
      .on('one_time_codes')
      .columns(['recipient', 'session_id'])
      .execute();
    await schema
      .createTable('limit_locks')
      .addColumn('key', text, (column) => column.primaryKey())
      .addColumn('touched_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('limit_events')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('limit_events_by_key').on('limit_events').columns(['key', 'at']).execute();
    await schema.createIndex('limit_events_by_age').on('limit_events').column('at').execute();
    await schema
      .createTable('outbox')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('channel', text, (column) => column.notNull())
      .addColumn('recipient', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .execute();
    await schema.createIndex('outbox_by_turn').on('outbox').columns(['state', 'next_attempt_at']).execute();
    await schema.createIndex('outbox_by_age').on('outbox').column('created_at').execute();
    await schema
      .createTable('notify_requests')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('sku', text, (column) => column.notNull())
      .addColumn('channel', text, (column) => column.notNull())
      .addColumn('recipient', text, (column) => column.notNull())
      .addColumn('customer_id', text)
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    // One waiting request for each size and recipient: the row goes when its message is written.
    await schema
      .createIndex('notify_requests_once')
      .on('notify_requests')
      .columns(['sku', 'channel', 'recipient'])
      .unique()
      .execute();
    await schema
      .createTable('support_requests')
      .addColumn('reference', text, (column) => column.primaryKey())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('mobile', text, (column) => column.notNull())
      .addColumn('order_number', text, (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('reset_tokens')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
