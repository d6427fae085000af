import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

const TEXTS = ['file_name', 'photos_name', 'format', 'columns', 'mapping', 'encoding', 'notices', 'problem', 'worker'];
const NUMBERS = [
  'file_bytes',
  'file_received',
  'photos_bytes',
  'photos_received',
  'set_stock',
  'total_rows',
  'rows_done',
  'added',
  'changed',
  'unchanged',
  'refused',
  'beat_at',
  'stopping',
];

/** Imports of products through the back office, and their reports. */
export const catalogueImportsMigration: Migration = {
  name: '035-catalogue-imports',
  async up({ schema }, engine) {
    const text = textType(engine);
    let imports = schema
      .createTable('catalogue_imports')
      .addColumn('id', text, primaryKey)
      .addColumn('state', text, required)
      .addColumn('begun_by', text, required)
      .addColumn('begun_at', 'bigint', required)
      .addColumn('changed_at', 'bigint', required);
    for (const name of TEXTS) imports = imports.addColumn(name, text, required);
    for (const name of NUMBERS) imports = imports.addColumn(name, 'bigint', required);
    await imports.execute();
    await schema.createIndex('catalogue_imports_by_age').on('catalogue_imports').column('begun_at').execute();
    await schema
      .createTable('catalogue_import_rows')
      .addColumn('import_id', text, (column) => column.notNull().references('catalogue_imports.id').onDelete('cascade'))
      .addColumn('number', 'bigint', required)
      .addColumn('line', 'bigint', required)
      .addColumn('product', text, required)
      .addColumn('title', text, required)
      .addColumn('change', text, required)
      .addColumn('reason', text, required)
      .addPrimaryKeyConstraint('catalogue_import_rows_key', ['import_id', 'number'])
      .execute();
  },
};
