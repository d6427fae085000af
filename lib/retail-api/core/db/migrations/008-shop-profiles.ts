import { bytesType, primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** The versions of the shop's profile, of which the last one counts, and the pictures that they name. */
export const shopProfilesMigration: Migration = {
  name: '008-shop-profiles',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('shop_profiles')
      .addColumn('version', 'integer', primaryKey)
      .addColumn('document', text, required)
      .addColumn('pictures', text, required)
      .addColumn('hash', text, required)
      .addColumn('saved_by', text, required)
      .addColumn('saved_at', 'bigint', required)
      .execute();
    await schema
      .createTable('shop_pictures')
      .addColumn('hash', text, primaryKey)
      .addColumn('body', bytesType(engine), required)
      .execute();
  },
};
