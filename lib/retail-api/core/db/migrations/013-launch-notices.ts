import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** Who is told once that the store has opened. */
export const launchNoticesMigration: Migration = {
  name: '013-launch-notices',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('launch_notices')
      .addColumn('mailbox', text, (column) => column.primaryKey())
      .addColumn('channel', text, (column) => column.notNull())
      .addColumn('recipient', text, (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('launch_notices_by_age').on('launch_notices').column('created_at').execute();
    await schema.createIndex('launch_notices_by_recipient').on('launch_notices').column('recipient').execute();
  },
};
