import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** Whose the catalogue is: an operator's own is not overwritten by the demo's files. */
export const catalogueOriginMigration: Migration = {
  name: '014-catalogue-origin',
  async up({ schema }, engine) {
    await schema
      .alterTable('catalogue_version')
      .addColumn('origin', textType(engine), (column) => column.notNull().defaultTo('demo'))
      .execute();
  },
};
