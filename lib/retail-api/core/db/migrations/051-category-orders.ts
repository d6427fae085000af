import { textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** The order that the list of a category begins with; empty for what sells best. */
export const categoryOrdersMigration: Migration = {
  name: '051-category-orders',
  async up({ schema }, engine) {
    await schema
      .alterTable('categories')
      .addColumn('sort', textType(engine), (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
