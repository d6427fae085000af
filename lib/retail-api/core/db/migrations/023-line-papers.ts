import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** Hallmarks and serial numbers of the pieces of orders, one row for each piece that has any. */
export const linePapersMigration: Migration = {
  name: '023-line-papers',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('line_pieces')
      .addColumn('line_id', text, (column) => column.notNull().references('order_lines.id').onDelete('cascade'))
      .addColumn('piece', 'integer', (column) => column.notNull())
      .addColumn('huid', text, (column) => column.notNull())
      .addColumn('serial', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('line_pieces_key', ['line_id', 'piece'])
      .execute();
    await schema.createIndex('line_pieces_by_huid').on('line_pieces').column('huid').execute();
  },
};
