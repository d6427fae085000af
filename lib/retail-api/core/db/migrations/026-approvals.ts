import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Calls that wait for a second person. */
export const approvalsMigration: Migration = {
  name: '026-approvals',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('approvals')
      .addColumn('id', text, primaryKey)
      .addColumn('call', text, required)
      .addColumn('subject', text, required)
      .addColumn('summary', text, required)
      .addColumn('amount', 'bigint')
      .addColumn('request', text, required)
      .addColumn('request_hash', text, required)
      .addColumn('requester_id', text, required)
      .addColumn('requested_by', text, required)
      .addColumn('requested_at', 'bigint', required)
      .addColumn('expires_at', 'bigint', required)
      .addColumn('state', text, required)
      .addColumn('decided_by', text, required)
      .addColumn('decided_at', 'bigint', required)
      .addColumn('note', text, required)
      .addColumn('outcome', text, required)
      .execute();
    await schema.createIndex('approvals_by_request').on('approvals').column('request_hash').execute();
    await schema.createIndex('approvals_by_age').on('approvals').columns(['requested_at', 'id']).execute();
  },
};
