import { sql } from 'kysely';
import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** The outbox of mail and SMS, and the requests that end in a message. */
export const messagesBaseline: Migration = {
  name: 'baseline-7-messages',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('outbox')
      .addColumn('id', text, primaryKey)
      .addColumn('kind', text, required)
      .addColumn('channel', text, required)
      .addColumn('recipient', text, required)
      .addColumn('subject', text, required)
      .addColumn('body', text, required)
      .addColumn('state', text, required)
      .addColumn('attempts', 'integer', required)
      .addColumn('next_attempt_at', 'bigint', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('expires_at', 'bigint', required)
      .addColumn('sent_at', 'bigint')
      .addColumn('html', sql`text`, (column) => column.notNull().defaultTo(''))
      .execute();
    await schema.createIndex('outbox_by_age').on('outbox').column('created_at').execute();
    await schema
      .createIndex('outbox_by_channel_and_turn')
      .on('outbox')
      .columns(['channel', 'state', 'next_attempt_at'])
      .execute();
    await schema.createIndex('outbox_by_channel_and_age').on('outbox').columns(['channel', 'created_at']).execute();
    await schema.createIndex('outbox_by_expiry').on('outbox').columns(['state', 'expires_at']).execute();
    await schema.createIndex('outbox_by_recipient').on('outbox').column('recipient').execute();
    await schema
      .createTable('notify_requests')
      .addColumn('id', text, primaryKey)
      .addColumn('sku', text, required)
      .addColumn('channel', text, required)
      .addColumn('recipient', text, required)
      .addColumn('customer_id', text)
      .addColumn('created_at', 'bigint', required)
      .addColumn('not_before', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    // One pending request per size and recipient: the row is deleted when its message is written.
    await schema
      .createIndex('notify_requests_once')
      .on('notify_requests')
      .columns(['sku', 'channel', 'recipient'])
      .unique()
      .execute();
    await schema.createIndex('notify_requests_by_recipient').on('notify_requests').column('recipient').execute();
    await schema.createIndex('notify_requests_by_customer').on('notify_requests').column('customer_id').execute();
    await schema.createIndex('notify_requests_by_age').on('notify_requests').column('created_at').execute();
    await schema
      .createTable('launch_notices')
      .addColumn('mailbox', text, primaryKey)
      .addColumn('channel', text, required)
      .addColumn('recipient', text, required)
      .addColumn('created_at', 'bigint', required)
      .execute();
    await schema.createIndex('launch_notices_by_age').on('launch_notices').column('created_at').execute();
    await schema.createIndex('launch_notices_by_recipient').on('launch_notices').column('recipient').execute();
    await schema
      .createTable('support_requests')
      .addColumn('reference', text, primaryKey)
      .addColumn('email', text, required)
      .addColumn('mobile', text, required)
      .addColumn('order_number', text, required)
      .addColumn('created_at', 'bigint', required)
      .execute();
  },
};
