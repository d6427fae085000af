import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Prices that begin and end by time, the prices before them, and when the price of each SKU changes next. */
export const pricesMigration: Migration = {
  name: '006-prices',
  async up({ schema }, engine) {
    const text = textType(engine);
    for (const column of ['regular_price', 'price_before', 'price_changes_at'] as const) {
      await schema.alterTable('skus').addColumn(column, 'bigint').execute();
    }
    await schema.createIndex('skus_by_price_change').on('skus').column('price_changes_at').execute();
    await schema
      .createTable('scheduled_prices')
      .addColumn('id', text, primaryKey)
      .addColumn('sku', text, required)
      .addColumn('price', 'bigint', required)
      .addColumn('mrp', 'bigint')
      .addColumn('from_at', 'bigint', required)
      .addColumn('until_at', 'bigint')
      .addColumn('saved_by', text, required)
      .addColumn('note', text, required)
      .execute();
    await schema.createIndex('scheduled_prices_by_sku').on('scheduled_prices').columns(['sku', 'from_at']).execute();
    await schema
      .createTable('price_history')
      .addColumn('id', text, primaryKey)
      .addColumn('sku', text, required)
      .addColumn('price', 'bigint', required)
      .addColumn('mrp', 'bigint', required)
      .addColumn('ended_at', 'bigint', required)
      .addColumn('cause', text, required)
      .addColumn('changed_by', text, required)
      .addColumn('note', text, required)
      .execute();
    await schema.createIndex('price_history_by_sku').on('price_history').columns(['sku', 'ended_at']).execute();
    await schema.createIndex('price_history_by_age').on('price_history').column('ended_at').execute();
  },
};
