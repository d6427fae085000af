import type { Migration } from './migration.ts';

/** An index for the gift coupons that people issued alone: a shop may have issued a hundred thousand, and few within a day. */
export const giftCouponsByAloneMigration: Migration = {
  name: '058-gift-coupons-by-alone',
  async up({ schema }) {
    await schema.createIndex('gift_coupons_by_alone').on('gift_coupons').column('alone_at').execute();
  },
};
