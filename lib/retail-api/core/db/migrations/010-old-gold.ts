import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Enquiries about the exchange value of old gold. */
export const oldGoldMigration: Migration = {
  name: '010-old-gold',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('old_gold_enquiries')
      .addColumn('reference', text, primaryKey)
      .addColumn('metal', text, required)
      .addColumn('purity', text, required)
      .addColumn('weight_mg', 'integer', required)
      .addColumn('pieces', 'integer', required)
      .addColumn('place', text, required)
      .addColumn('wish', text, required)
      .addColumn('name', text, required)
      .addColumn('mobile', text, required)
      .addColumn('email', text, required)
      .addColumn('note', text, required)
      .addColumn('customer_id', text)
      .addColumn('outcome', text)
      .addColumn('created_at', 'bigint', required)
      .addColumn('closed_at', 'bigint')
      .execute();
    await schema.createIndex('old_gold_by_age').on('old_gold_enquiries').column('created_at').execute();
    await schema.createIndex('old_gold_by_mobile').on('old_gold_enquiries').column('mobile').execute();
    await schema.createIndex('old_gold_by_customer').on('old_gold_enquiries').column('customer_id').execute();
  },
};
