import type { Migration } from './index.ts';

/** A wish that was told of its size less than a day ago waits for its turn. */
export const notifyTurnsMigration: Migration = {
  name: '005-notify-turns',
  async up({ schema }) {
    await schema
      .alterTable('notify_requests')
      .addColumn('not_before', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
