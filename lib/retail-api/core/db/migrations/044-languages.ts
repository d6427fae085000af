import { textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Everything that a later message is written for keeps the language that its shopper read the store in. */
export const languagesMigration: Migration = {
  name: '044-languages',
  async up({ schema }, engine) {
    for (const table of ['customers', 'notify_requests', 'price_alerts', 'launch_notices', 'gift_card_orders'])
      await schema
        .alterTable(table)
        .addColumn('language', textType(engine), (column) => column.notNull().defaultTo('en'))
        .execute();
  },
};
