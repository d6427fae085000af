import { chunksOf } from '../chunks-of.ts';
import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** A held gift coupon goes with the basket that holds it; indexes for what is found by basket and by age. */
export const giftHoldsMigration: Migration = {
  name: '007-gift-holds',
  async up(transaction, engine) {
    const { schema } = transaction;
    const text = textType(engine);
    const held = await transaction
      .selectFrom('gift_coupon_requests')
      .innerJoin('baskets', 'baskets.guid', 'gift_coupon_requests.basket_guid')
      .selectAll('gift_coupon_requests')
      .execute();
    // Made anew, because SQLite adds no foreign key to a table that is there.
    await schema.dropTable('gift_coupon_requests').execute();
    await schema
      .createTable('gift_coupon_requests')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('code', text, (column) =>
        column.notNull().unique().references('gift_coupons.code').onDelete('cascade'),
      )
      .addColumn('basket_guid', text, (column) => column.notNull().references('baskets.guid').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    for (const rows of chunksOf(held)) await transaction.insertInto('gift_coupon_requests').values(rows).execute();
    await schema
      .createIndex('gift_coupon_requests_by_basket')
      .on('gift_coupon_requests')
      .column('basket_guid')
      .execute();
    await schema
      .createIndex('gift_coupon_requests_by_expiry')
      .on('gift_coupon_requests')
      .column('expires_at')
      .execute();
    await schema.createIndex('gift_card_orders_by_age').on('gift_card_orders').column('created_at').execute();
  },
};
