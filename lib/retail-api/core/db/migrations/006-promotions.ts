import { sql } from 'kysely';
import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** Offers, coupons, gift coupons and gift cards, and what of them is used where. */
export const promotionsMigration: Migration = {
  name: '006-promotions',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema.alterTable('basket_lines').addColumn('offer_id', text).execute();
    for (const table of ['offers', 'coupons'] as const) {
      await schema
        .createTable(table)
        .addColumn(table === 'offers' ? 'id' : 'code', text, (column) => column.primaryKey())
        .addColumn('document', text, (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('starts_at', 'bigint', (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .execute();
    }
    await schema
      .createTable('promotion_files')
      .addColumn('name', text, (column) => column.primaryKey())
      .addColumn('source_hash', text, (column) => column.notNull())
      .addColumn('imported_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('coupon_redemptions')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('code', text, (column) => column.notNull())
      .addColumn('customer_id', text)
      .addColumn('order_number', text, (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('coupon_redemptions_by_code')
      .on('coupon_redemptions')
      .columns(['code', 'customer_id'])
      .execute();
    await schema
      .createTable('gift_coupons')
      .addColumn('code', text, (column) => column.primaryKey())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('starts_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await schema
      .createTable('gift_coupon_requests')
      .addColumn('id', text, (column) => column.primaryKey())
      // One cart at a time: the index says so, not the code.
      .addColumn('code', text, (column) =>
        column.notNull().unique().references('gift_coupons.code').onDelete('cascade'),
      )
      .addColumn('basket_guid', text, (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('gift_cards')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('number', text, (column) => column.notNull().unique())
      .addColumn('pin_salt', text, (column) => column.notNull())
      .addColumn('pin_hash', text, (column) => column.notNull())
      .addColumn('initial_amount', 'bigint', (column) => column.notNull())
      .addColumn('balance', 'bigint', (column) => column.notNull().check(sql`balance >= 0`))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('gift_card_entries')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('card_id', text, (column) => column.notNull().references('gift_cards.id').onDelete('cascade'))
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('reference', text, (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('gift_card_entries_by_card').on('gift_card_entries').column('card_id').execute();
    await schema
      .createTable('gift_card_uses')
      .addColumn('session_id', text, (column) => column.notNull())
      .addColumn('card_id', text, (column) => column.notNull().references('gift_cards.id').onDelete('cascade'))
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('gift_card_uses_key', ['session_id', 'card_id'])
      .execute();
    await schema.createIndex('gift_card_uses_by_age').on('gift_card_uses').column('added_at').execute();
    await schema
      .createTable('gift_card_orders')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('recipient_name', text, (column) => column.notNull())
      .addColumn('recipient_email', text, (column) => column.notNull())
      .addColumn('sender_name', text, (column) => column.notNull())
      .addColumn('sender_email', text, (column) => column.notNull())
      .addColumn('message', text, (column) => column.notNull())
      .addColumn('customer_id', text)
      .addColumn('card_id', text)
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('paid_at', 'bigint')
      .execute();
    await schema.createIndex('gift_card_orders_by_customer').on('gift_card_orders').column('customer_id').execute();
  },
};
