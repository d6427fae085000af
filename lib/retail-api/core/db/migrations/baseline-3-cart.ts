import { sql } from 'kysely';
import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Baskets, offers, coupons, gift coupons and gift cards. */
export const cartBaseline: Migration = {
  name: 'baseline-3-cart',
  async up(transaction, engine) {
    const { schema } = transaction;
    const text = textType(engine);
    await schema
      .createTable('baskets')
      .addColumn('guid', text, primaryKey)
      .addColumn('customer_id', text)
      .addColumn('version', 'integer', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('changed_at', 'bigint', required)
      .execute();
    await schema.createIndex('baskets_by_change').on('baskets').column('changed_at').execute();
    await sql`create unique index baskets_one_per_customer on baskets (customer_id) where customer_id is not null`.execute(
      transaction,
    );
    await schema
      .createTable('basket_lines')
      .addColumn('id', text, primaryKey)
      .addColumn('basket_guid', text, (column) => column.notNull().references('baskets.guid').onDelete('cascade'))
      .addColumn('sku', text, required)
      .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity between 1 and 1000`))
      .addColumn('unit_price', 'bigint', required)
      .addColumn('snapshot', text, required)
      .addColumn('added_at', 'bigint', required)
      .addColumn('offer_id', text)
      .execute();
    await schema
      .createIndex('basket_lines_one_per_sku')
      .on('basket_lines')
      .columns(['basket_guid', 'sku'])
      .unique()
      .execute();
    await schema
      .createTable('offers')
      .addColumn('id', text, primaryKey)
      .addColumn('document', text, required)
      .addColumn('position', 'integer', required)
      .addColumn('starts_at', 'bigint', required)
      .addColumn('ends_at', 'bigint', required)
      .execute();
    await schema
      .createTable('coupons')
      .addColumn('code', text, primaryKey)
      .addColumn('document', text, required)
      .addColumn('position', 'integer', required)
      .addColumn('starts_at', 'bigint', required)
      .addColumn('ends_at', 'bigint', required)
      .execute();
    await schema
      .createTable('promotion_files')
      .addColumn('name', text, primaryKey)
      .addColumn('source_hash', text, required)
      .addColumn('imported_at', 'bigint', required)
      .execute();
    await schema
      .createTable('coupon_redemptions')
      .addColumn('id', text, primaryKey)
      .addColumn('code', text, required)
      .addColumn('customer_id', text)
      .addColumn('order_number', text, required)
      .addColumn('at', 'bigint', required)
      .execute();
    await schema
      .createIndex('coupon_redemptions_by_code')
      .on('coupon_redemptions')
      .columns(['code', 'customer_id'])
      .execute();
    await schema.createIndex('coupon_redemptions_by_order').on('coupon_redemptions').column('order_number').execute();
    await schema
      .createTable('gift_coupons')
      .addColumn('code', text, primaryKey)
      .addColumn('amount', 'bigint', required)
      .addColumn('starts_at', 'bigint', required)
      .addColumn('ends_at', 'bigint', required)
      .addColumn('used_at', 'bigint')
      .addColumn('used_by', text)
      .execute();
    await schema
      .createIndex('gift_coupons_by_order')
      .on('gift_coupons')
      .column('used_by')
      .where(sql.ref('used_by'), 'is not', null)
      .execute();
    await schema
      .createTable('gift_coupon_requests')
      .addColumn('id', text, primaryKey)
      .addColumn('code', text, (column) =>
        column.notNull().unique().references('gift_coupons.code').onDelete('cascade'),
      )
      .addColumn('basket_guid', text, (column) => column.notNull().references('baskets.guid').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', required)
      .execute();
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
    await schema
      .createTable('gift_cards')
      .addColumn('id', text, primaryKey)
      .addColumn('number', text, (column) => column.notNull().unique())
      .addColumn('pin_salt', text, required)
      .addColumn('pin_hash', text, required)
      .addColumn('initial_amount', 'bigint', required)
      .addColumn('balance', 'bigint', (column) => column.notNull().check(sql`balance >= 0`))
      .addColumn('created_at', 'bigint', required)
      .addColumn('expires_at', 'bigint', required)
      .execute();
    await schema
      .createTable('gift_card_entries')
      .addColumn('id', text, primaryKey)
      .addColumn('card_id', text, (column) => column.notNull().references('gift_cards.id').onDelete('cascade'))
      .addColumn('kind', text, required)
      .addColumn('amount', 'bigint', required)
      .addColumn('reference', text, required)
      .addColumn('at', 'bigint', required)
      .execute();
    await schema.createIndex('gift_card_entries_by_card').on('gift_card_entries').column('card_id').execute();
    await schema.createIndex('gift_card_entries_by_reference').on('gift_card_entries').column('reference').execute();
    await schema
      .createTable('gift_card_uses')
      .addColumn('session_id', text, required)
      .addColumn('card_id', text, (column) => column.notNull().references('gift_cards.id').onDelete('cascade'))
      .addColumn('added_at', 'bigint', required)
      .addPrimaryKeyConstraint('gift_card_uses_key', ['session_id', 'card_id'])
      .execute();
    await schema.createIndex('gift_card_uses_by_age').on('gift_card_uses').column('added_at').execute();
    await schema
      .createTable('gift_card_orders')
      .addColumn('id', text, primaryKey)
      .addColumn('state', text, required)
      .addColumn('amount', 'bigint', required)
      .addColumn('recipient_name', text, required)
      .addColumn('recipient_email', text, required)
      .addColumn('sender_name', text, required)
      .addColumn('sender_email', text, required)
      .addColumn('message', text, required)
      .addColumn('customer_id', text)
      .addColumn('card_id', text)
      .addColumn('created_at', 'bigint', required)
      .addColumn('paid_at', 'bigint')
      .addColumn('sender_mobile', text, (column) => column.notNull().defaultTo(''))
      .execute();
    await schema.createIndex('gift_card_orders_by_customer').on('gift_card_orders').column('customer_id').execute();
    await schema.createIndex('gift_card_orders_by_age').on('gift_card_orders').column('created_at').execute();
  },
};
