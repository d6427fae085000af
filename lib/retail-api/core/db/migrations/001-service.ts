import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** Site options, answers of keyed writes, customer tokens and the log of failed calls. */
export const serviceMigration: Migration = {
  name: '001-service',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('site_options')
      .addColumn('option_id', text, (column) => column.primaryKey())
      .addColumn('value', text, (column) => column.notNull())
      .execute();
    await schema
      .createTable('idempotency_keys')
      .addColumn('scope', text, (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('request_hash', text, (column) => column.notNull())
      .addColumn('response', text, (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_keys_once', ['scope', 'key'])
      .execute();
    await schema.createIndex('idempotency_keys_by_age').on('idempotency_keys').column('created_at').execute();
    await schema
      .createTable('customer_tokens')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('customer_id', text, (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('customer_tokens_by_expiry').on('customer_tokens').column('expires_at').execute();
    await schema
      .createTable('error_log')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('api_name', text, (column) => column.notNull())
      .addColumn('status_code', text, (column) => column.notNull())
      .addColumn('error_code', text, (column) => column.notNull())
      .addColumn('description', text, (column) => column.notNull())
      .addColumn('request', text, (column) => column.notNull())
      .addColumn('response', text, (column) => column.notNull())
      .addColumn('type_id', 'integer')
      .execute();
    await schema.createIndex('error_log_by_time').on('error_log').column('at').execute();
  },
};
