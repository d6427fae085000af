import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Site options, idempotency keys, rate limits, campaign visits and the log of failed calls. */
export const serviceBaseline: Migration = {
  name: 'baseline-8-service',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('site_options')
      .addColumn('option_id', text, primaryKey)
      .addColumn('value', text, required)
      .execute();
    await schema
      .createTable('idempotency_keys')
      .addColumn('scope', text, required)
      .addColumn('key', text, required)
      .addColumn('request_hash', text, required)
      .addColumn('response', text, required)
      .addColumn('created_at', 'bigint', required)
      .addPrimaryKeyConstraint('idempotency_keys_once', ['scope', 'key'])
      .execute();
    await schema.createIndex('idempotency_keys_by_age').on('idempotency_keys').column('created_at').execute();
    await schema
      .createTable('limit_locks')
      .addColumn('key', text, primaryKey)
      .addColumn('touched_at', 'bigint', required)
      .execute();
    await schema.createIndex('limit_locks_by_age').on('limit_locks').column('touched_at').execute();
    await schema
      .createTable('limit_events')
      .addColumn('id', text, primaryKey)
      .addColumn('key', text, required)
      .addColumn('at', 'bigint', required)
      .execute();
    await schema.createIndex('limit_events_by_key').on('limit_events').columns(['key', 'at']).execute();
    await schema.createIndex('limit_events_by_age').on('limit_events').column('at').execute();
    await schema
      .createTable('visits')
      .addColumn('id', text, primaryKey)
      .addColumn('at', 'bigint', required)
      .addColumn('session_id', text, required)
      .addColumn('banner_url', text, required)
      .addColumn('tracking_code', text, required)
      .addColumn('device', text, required)
      .execute();
    await schema.createIndex('visits_by_time').on('visits').column('at').execute();
    await schema
      .createTable('error_log')
      .addColumn('id', text, primaryKey)
      .addColumn('at', 'bigint', required)
      .addColumn('kind', text, required)
      .addColumn('api_name', text, required)
      .addColumn('status_code', text, required)
      .addColumn('error_code', text, required)
      .addColumn('description', text, required)
      .addColumn('request', text, required)
      .addColumn('response', text, required)
      .addColumn('type_id', 'integer')
      .execute();
    await schema.createIndex('error_log_by_time').on('error_log').column('at').execute();
  },
};
