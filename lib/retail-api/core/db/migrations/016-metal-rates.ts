import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** The metal rates that operators saved, the prices that are prepared by them, and which of their applications priced each SKU last. */
export const metalRatesMigration: Migration = {
  name: '016-metal-rates',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('metal_rates')
      .addColumn('version', 'integer', primaryKey)
      .addColumn('rates', text, required)
      .addColumn('from_at', 'bigint', required)
      .addColumn('state', text, required)
      .addColumn('in_force', text)
      .addColumn('applied_at', 'bigint')
      .addColumn('changed', 'integer')
      .addColumn('saved_by', text, required)
      .addColumn('saved_at', 'bigint', required)
      .addColumn('note', text, required)
      .addColumn('worker', text)
      .addColumn('worker_until', 'bigint', required)
      .execute();
    await schema.createIndex('metal_rates_by_start').on('metal_rates').columns(['state', 'from_at']).execute();
    await schema
      .createTable('rate_prices')
      .addColumn('sku', text, primaryKey)
      .addColumn('product_code', text, required)
      .addColumn('price', 'bigint', required)
      .addColumn('mrp', 'bigint', required)
      .addColumn('regular_price', 'bigint')
      .addColumn('price_before', 'bigint')
      .addColumn('price_changes_at', 'bigint')
      .execute();
    await schema.createIndex('rate_prices_by_product').on('rate_prices').column('product_code').execute();
    await schema
      .alterTable('catalogue_version')
      .addColumn('repricings', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('skus').addColumn('repricing', 'integer').execute();
    await schema.createIndex('skus_by_repricing').on('skus').column('repricing').execute();
  },
};
