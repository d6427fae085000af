import { textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Lines of a cart, and what is saved for later, may be engraved: each text has a line of its own. */
export const engravingsMigration: Migration = {
  name: '005-engravings',
  async up({ schema }, engine) {
    const text = textType(engine);
    for (const table of ['basket_lines', 'saved_lines'] as const) {
      await schema
        .alterTable(table)
        .addColumn('engraving', text, (column) => column.notNull().defaultTo(''))
        .execute();
      await schema.dropIndex(`${table}_one_per_sku`).execute();
      await schema
        .createIndex(`${table}_one_per_engraving`)
        .on(table)
        .columns(['basket_guid', 'sku', 'engraving'])
        .unique()
        .execute();
    }
  },
};
