import { sql } from 'kysely';
import { required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** The settlements of the stored lines, each with a place for its sums, so that a list need not add them up again. */
export const settlementSumsMigration: Migration = {
  name: '043-settlement-sums',
  async up(transaction, engine) {
    const text = textType(engine);
    await transaction.schema
      .createTable('settlement_sums')
      .addColumn('gateway', text, required)
      .addColumn('settlement_id', text, required)
      .addColumn('utr', text, required)
      .addColumn('first_at', 'bigint', required)
      .addColumn('last_at', 'bigint', required)
      .addColumn('version', 'integer', required)
      .addColumn('sums', text)
      .addPrimaryKeyConstraint('settlement_sums_pkey', ['gateway', 'settlement_id', 'utr'])
      .execute();
    await transaction.schema.createIndex('settlement_sums_by_age').on('settlement_sums').columns(['last_at']).execute();
    await sql`
      insert into settlement_sums (gateway, settlement_id, utr, first_at, last_at, version, sums)
      select gateway, settlement_id, case when settlement_id = '' then utr else '' end,
        min(settled_at), max(settled_at), 0, null
      from settlement_lines
      group by gateway, settlement_id, case when settlement_id = '' then utr else '' end
    `.execute(transaction);
  },
};
