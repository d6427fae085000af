import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Browsers in which a member has signed in, whose tries are counted apart from those of strangers. */
export const staffDevicesMigration: Migration = {
  name: '032-staff-devices',
  async up({ schema }, engine) {
    const text = textType(engine);
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
