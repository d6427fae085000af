import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Requests to be told when the price of a product falls. */
export const priceAlertsMigration: Migration = {
  name: '003-price-alerts',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('price_alerts')
      .addColumn('id', text, primaryKey)
      .addColumn('product_code', text, required)
      .addColumn('price', 'bigint', required)
      .addColumn('channel', text, required)
      .addColumn('recipient', text, required)
      .addColumn('customer_id', text)
      .addColumn('created_at', 'bigint', required)
      .addColumn('not_before', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    // One pending request per product and recipient: the row is deleted when its message is written.
    await schema
      .createIndex('price_alerts_once')
      .on('price_alerts')
      .columns(['product_code', 'channel', 'recipient'])
      .unique()
      .execute();
    // Finds the products to look at without reading the requests.
    await schema
      .createIndex('price_alerts_by_price')
      .on('price_alerts')
      .columns(['product_code', 'price', 'not_before'])
      .execute();
    await schema.createIndex('price_alerts_by_recipient').on('price_alerts').column('recipient').execute();
    await schema.createIndex('price_alerts_by_customer').on('price_alerts').column('customer_id').execute();
    await schema.createIndex('price_alerts_by_age').on('price_alerts').column('created_at').execute();
  },
};
