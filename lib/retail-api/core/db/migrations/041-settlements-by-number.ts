import type { Migration } from './migration.ts';

/** An index by which the lines of one settlement are read. */
export const settlementsByNumberMigration: Migration = {
  name: '041-settlements-by-number',
  async up({ schema }) {
    await schema
      .createIndex('settlement_lines_by_settlement')
      .on('settlement_lines')
      .columns(['gateway', 'settlement_id', 'utr', 'line_id'])
      .execute();
  },
};
