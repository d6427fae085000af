import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** The shop's staff, their sessions, tokens, codes and invitations, the keys of programs, and by what an audited call was made. */
export const staffMigration: Migration = {
  name: '025-staff',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('staff_members')
      .addColumn('id', text, primaryKey)
      .addColumn('name', text, required)
      .addColumn('email', text, (column) => column.notNull().unique())
      .addColumn('role', text, required)
      .addColumn('state', text, required)
      .addColumn('password_hash', text, required)
      .addColumn('totp_secret', text, (column) => column.notNull().defaultTo(''))
      .addColumn('totp_pending', text, (column) => column.notNull().defaultTo(''))
      .addColumn('totp_step', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', required)
      .addColumn('last_sign_in_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('staff_sessions')
      .addColumn('token_hash', text, primaryKey)
      .addColumn('staff_id', text, required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('expires_at', 'bigint', required)
      .addColumn('idle_until', 'bigint', required)
      .execute();
    await schema.createIndex('staff_sessions_by_member').on('staff_sessions').column('staff_id').execute();
    await schema
      .createTable('staff_tokens')
      .addColumn('token_hash', text, primaryKey)
      .addColumn('kind', text, required)
      .addColumn('staff_id', text, required)
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expires_at', 'bigint', required)
      .execute();
    await schema
      .createTable('staff_recovery_codes')
      .addColumn('staff_id', text, required)
      .addColumn('code_hash', text, required)
      .addPrimaryKeyConstraint('staff_recovery_codes_key', ['staff_id', 'code_hash'])
      .execute();
    await schema
      .createTable('staff_invitations')
      .addColumn('id', text, primaryKey)
      .addColumn('token_hash', text, (column) => column.notNull().unique())
      .addColumn('email', text, (column) => column.notNull().unique())
      .addColumn('role', text, required)
      .addColumn('invited_by', text, required)
      .addColumn('invited_at', 'bigint', required)
      .addColumn('expires_at', 'bigint', required)
      .execute();
    await schema
      .createTable('machine_keys')
      .addColumn('id', text, primaryKey)
      .addColumn('key_hash', text, (column) => column.notNull().unique())
      .addColumn('hint', text, required)
      .addColumn('name', text, required)
      .addColumn('roles', text, required)
      .addColumn('calls', text, required)
      .addColumn('created_by', text, required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('expires_at', 'bigint', required)
      .addColumn('last_used_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('desk_audit')
      .addColumn('credential', text, (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
