import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** The passkeys of the shop's staff. */
export const passkeysMigration: Migration = {
  name: '045-passkeys',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('staff_passkeys')
      .addColumn('id', text, primaryKey)
      .addColumn('staff_id', text, required)
      .addColumn('name', text, required)
      .addColumn('credential_id', text, (column) => column.notNull().unique())
      .addColumn('public_key', text, required)
      .addColumn('counter', 'bigint', required)
      .addColumn('synced', 'integer', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('last_used_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createIndex('staff_passkeys_by_member')
      .on('staff_passkeys')
      .columns(['staff_id', 'created_at'])
      .execute();
  },
};
