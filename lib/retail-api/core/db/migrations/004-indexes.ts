import type { Migration } from './index.ts';

/** Indexes for what is deleted and counted in the tables of messages, codes and limits. */
export const indexesMigration: Migration = {
  name: '004-indexes',
  async up(transaction) {
    const { schema } = transaction;
    await schema.dropIndex('outbox_by_turn').execute();
    await schema
      .createIndex('outbox_by_channel_and_turn')
      .on('outbox')
      .columns(['channel', 'state', 'next_attempt_at'])
      .execute();
    await schema.createIndex('outbox_by_channel_and_age').on('outbox').columns(['channel', 'created_at']).execute();
    await schema.createIndex('outbox_by_expiry').on('outbox').columns(['state', 'expires_at']).execute();
    await schema.createIndex('outbox_by_recipient').on('outbox').column('recipient').execute();
    await schema.createIndex('notify_requests_by_recipient').on('notify_requests').column('recipient').execute();
    await schema.createIndex('notify_requests_by_customer').on('notify_requests').column('customer_id').execute();
    await schema.createIndex('notify_requests_by_age').on('notify_requests').column('created_at').execute();
    await schema.createIndex('reset_tokens_by_customer').on('reset_tokens').column('customer_id').execute();
    // Their keys named mobiles and networks; what is counted from here on names nobody.
    await transaction.deleteFrom('limit_events').execute();
    await transaction.deleteFrom('limit_locks').execute();
    await schema.createIndex('limit_locks_by_age').on('limit_locks').column('touched_at').execute();
  },
};
