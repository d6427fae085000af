import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** What the invoice says of a piece whose marks are mended, and that a piece came back. */
export const pieceHistoryMigration: Migration = {
  name: '028-piece-history',
  async up(transaction, engine) {
    const text = textType(engine);
    for (const column of ['invoiced_huid', 'invoiced_serial']) {
      await transaction.schema
        .alterTable('line_pieces')
        .addColumn(column, text, (added) => added.notNull().defaultTo(''))
        .execute();
    }
    await transaction.schema
      .alterTable('line_pieces')
      .addColumn('marked_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await transaction.schema.alterTable('line_pieces').addColumn('came_back_at', 'bigint').execute();
    await transaction
      .updateTable('line_pieces')
      .set((row) => ({ invoiced_huid: row.ref('huid'), invoiced_serial: row.ref('serial') }))
      .execute();
  },
};
