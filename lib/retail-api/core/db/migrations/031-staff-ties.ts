import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/**
 * Which member issued an invitation or a machine key, so that it ends with them; null where no member did. And the browsers in which
 * a member has signed in, whose tries are counted apart from those of strangers.
 */
export const staffTiesMigration: Migration = {
  name: '031-staff-ties',
  async up({ schema }, engine) {
    const text = textType(engine);
    for (const table of ['staff_invitations', 'machine_keys'])
      await schema.alterTable(table).addColumn('issuer_id', text).execute();
    await schema
      .createTable('staff_devices')
      .addColumn('token_hash', text, primaryKey)
      .addColumn('staff_id', text, required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('expires_at', 'bigint', required)
      .execute();
    await schema
      .createIndex('staff_devices_by_member')
      .on('staff_devices')
      .columns(['staff_id', 'created_at'])
      .execute();
  },
};
