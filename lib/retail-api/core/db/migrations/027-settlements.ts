import { required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Lines of the gateways' settlement reports. */
export const settlementsMigration: Migration = {
  name: '027-settlements',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('settlement_lines')
      .addColumn('gateway', text, required)
      .addColumn('line_id', text, required)
      .addColumn('kind', text, required)
      .addColumn('entity_id', text, required)
      .addColumn('amount', 'bigint', required)
      .addColumn('fee', 'bigint', required)
      .addColumn('tax', 'bigint', required)
      .addColumn('net', 'bigint', required)
      .addColumn('settlement_id', text, required)
      .addColumn('utr', text, required)
      .addColumn('settled_at', 'bigint', required)
      .addColumn('imported_at', 'bigint', required)
      .addColumn('imported_by', text, required)
      .addColumn('note', text, required)
      .addPrimaryKeyConstraint('settlement_lines_pkey', ['gateway', 'line_id'])
      .execute();
    await schema
      .createIndex('settlement_lines_by_entity')
      .on('settlement_lines')
      .columns(['gateway', 'entity_id'])
      .execute();
    await schema
      .createIndex('settlement_lines_by_age')
      .on('settlement_lines')
      .columns(['gateway', 'settled_at'])
      .execute();
  },
};
