import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** The columns of the footer in the operator's order; one that is not in it comes after them, in the order of its pages. */
export const footerColumnsMigration: Migration = {
  name: '053-footer-columns',
  async up({ schema }, engine) {
    await schema
      .createTable('footer_columns')
      .addColumn('name', textType(engine), primaryKey)
      .addColumn('position', 'integer', required)
      .execute();
  },
};
