import { required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** What SKUs cost before the staff changed it lately, so that small steps count together. */
export const priceMarksMigration: Migration = {
  name: '032-price-marks',
  async up({ schema }, engine) {
    await schema
      .createTable('price_marks')
      .addColumn('sku', textType(engine), required)
      .addColumn('at', 'bigint', required)
      .addColumn('price', 'bigint', required)
      .addPrimaryKeyConstraint('price_marks_key', ['sku', 'at'])
      .execute();
  },
};
