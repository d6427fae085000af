import { sql } from 'kysely';
import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/**
 * Customers with their sessions, addresses, wishlists and consents, one-time codes and invitations to the private sale.
 */
export const customersBaseline: Migration = {
  name: 'baseline-2-customers',
  async up(transaction, engine) {
    const { schema } = transaction;
    const text = textType(engine);
    await schema
      .createTable('customers')
      .addColumn('id', text, primaryKey)
      .addColumn('mobile', text, (column) => column.notNull().unique())
      .addColumn('email', text, required)
      .addColumn('name', text, required)
      .addColumn('status_id', 'integer', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('modified_at', 'bigint', required)
      .execute();
    await schema
      .createTable('customer_tokens')
      .addColumn('token_hash', text, primaryKey)
      .addColumn('customer_id', text, required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('expires_at', 'bigint', required)
      .addColumn('last_used_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('customer_tokens_by_expiry').on('customer_tokens').column('expires_at').execute();
    await schema.createIndex('customer_tokens_by_customer').on('customer_tokens').column('customer_id').execute();
    await schema
      .createTable('one_time_codes')
      .addColumn('id', text, primaryKey)
      .addColumn('purpose', text, required)
      .addColumn('recipient', text, required)
      .addColumn('session_id', text, required)
      .addColumn('code_hash', text, required)
      .addColumn('email', text, required)
      .addColumn('name', text, required)
      .addColumn('sends', 'integer', required)
      .addColumn('tries', 'integer', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('expires_at', 'bigint', required)
      .execute();
    await schema.createIndex('one_time_codes_by_expiry').on('one_time_codes').column('expires_at').execute();
    await schema
      .createIndex('one_time_codes_by_recipient')
      .on('one_time_codes')
      .columns(['recipient', 'session_id'])
      .execute();
    await schema
      .createTable('reset_tokens')
      .addColumn('token_hash', text, primaryKey)
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', required)
      .addColumn('expires_at', 'bigint', required)
      .execute();
    await schema.createIndex('reset_tokens_by_customer').on('reset_tokens').column('customer_id').execute();
    await schema
      .createTable('addresses')
      .addColumn('guid', text, primaryKey)
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('document', text, required)
      .addColumn('is_default', 'integer', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('modified_at', 'bigint', required)
      .execute();
    await schema.createIndex('addresses_by_customer').on('addresses').column('customer_id').execute();
    await sql`create unique index addresses_one_default on addresses (customer_id) where is_default = 1`.execute(
      transaction,
    );
    await schema
      .createTable('wishlist_items')
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('product_code', text, required)
      .addColumn('sku', text, required)
      .addColumn('added_at', 'bigint', required)
      .addPrimaryKeyConstraint('wishlist_items_once', ['customer_id', 'product_code'])
      .execute();
    await schema
      .createTable('wishlist_shares')
      .addColumn('share_id', text, primaryKey)
      .addColumn('customer_id', text, (column) =>
        column.notNull().unique().references('customers.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'bigint', required)
      .execute();
    await schema
      .createTable('consents')
      .addColumn('id', text, primaryKey)
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('purpose', text, required)
      .addColumn('granted', 'integer', required)
      .addColumn('version', text, required)
      .addColumn('at', 'bigint', required)
      .execute();
    await schema.createIndex('consents_by_customer').on('consents').columns(['customer_id', 'at']).execute();
    await schema
      .createTable('visit_consents')
      .addColumn('choice_id', text, required)
      .addColumn('purpose', text, required)
      .addColumn('session_id', text, required)
      .addColumn('customer_id', text, (column) => column.references('customers.id').onDelete('cascade'))
      .addColumn('granted', 'integer', required)
      .addColumn('version', text, required)
      .addColumn('at', 'bigint', required)
      .addPrimaryKeyConstraint('visit_consents_once', ['choice_id', 'purpose'])
      .execute();
    await schema
      .createIndex('visit_consents_by_customer')
      .on('visit_consents')
      .columns(['customer_id', 'at'])
      .execute();
    await schema.createIndex('visit_consents_by_age').on('visit_consents').column('at').execute();
    await schema.createIndex('visit_consents_by_session').on('visit_consents').column('session_id').execute();
    await schema
      .createTable('invitations')
      .addColumn('holder', text, primaryKey)
      .addColumn('code_hash', text, required)
      .addColumn('expires_at', 'bigint')
      .execute();
  },
};
