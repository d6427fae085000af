import { sql } from 'kysely';
import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** Customers with what is theirs: sessions, addresses, wishlists, consents. A customer has one basket at most. */
export const customersMigration: Migration = {
  name: '002-customers',
  async up(transaction, engine) {
    const { schema } = transaction;
    const text = textType(engine);
    await schema
      .createTable('customers')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('mobile', text, (column) => column.notNull().unique())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('status_id', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('modified_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .alterTable('customer_tokens')
      .addColumn('last_used_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('customer_tokens_by_customer').on('customer_tokens').column('customer_id').execute();
    await sql`create unique index baskets_one_per_customer on baskets (customer_id) where customer_id is not null`.execute(
      transaction,
    );
    await schema
      .createTable('addresses')
      .addColumn('guid', text, (column) => column.primaryKey())
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('document', text, (column) => column.notNull())
      .addColumn('is_default', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('modified_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('addresses_by_customer').on('addresses').column('customer_id').execute();
    await sql`create unique index addresses_one_default on addresses (customer_id) where is_default = 1`.execute(
      transaction,
    );
    await schema
      .createTable('wishlist_items')
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('product_code', text, (column) => column.notNull())
      .addColumn('sku', text, (column) => column.notNull())
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('wishlist_items_once', ['customer_id', 'product_code'])
      .execute();
    await schema
      .createTable('wishlist_shares')
      .addColumn('share_id', text, (column) => column.primaryKey())
      .addColumn('customer_id', text, (column) =>
        column.notNull().unique().references('customers.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('consents')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('purpose', text, (column) => column.notNull())
      .addColumn('granted', 'integer', (column) => column.notNull())
      .addColumn('version', text, (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('consents_by_customer').on('consents').columns(['customer_id', 'at']).execute();
  },
};
