import type { Migration } from './migration.ts';

/** When one person issued a gift coupon alone, so that several in a day count together. */
export const giftCouponsAloneMigration: Migration = {
  name: '057-gift-coupons-alone',
  async up(db) {
    await db.schema
      .alterTable('gift_coupons')
      .addColumn('alone_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
