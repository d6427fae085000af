import { searchWords } from '../../search-words.ts';
import { chunksOf } from '../chunks-of.ts';
import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Words that find customers, the index of their list, and notes by staff about customers and orders. */
export const customersAtTheDeskMigration: Migration = {
  name: '017-customers-at-the-desk',
  async up(transaction, engine) {
    const { schema } = transaction;
    const text = textType(engine);
    await schema
      .createTable('customer_words')
      .addColumn('word', text, required)
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('customer_words_pk', ['word', 'customer_id'])
      .execute();
    await schema.createIndex('customer_words_by_customer').on('customer_words').column('customer_id').execute();
    await schema.createIndex('customers_by_age').on('customers').columns(['created_at', 'id']).execute();
    const customers = await transaction.selectFrom('customers').select(['id', 'name', 'email']).execute();
    const words = customers.flatMap(({ id, name, email }) =>
      searchWords(`${name} ${email}`).map((word) => ({ word, customer_id: id })),
    );
    for (const chunk of chunksOf(words)) await transaction.insertInto('customer_words').values(chunk).execute();
    await schema
      .createTable('customer_notes')
      .addColumn('id', text, primaryKey)
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('text', text, required)
      .addColumn('written_by', text, required)
      .addColumn('written_at', 'bigint', required)
      .execute();
    await schema
      .createIndex('customer_notes_by_customer')
      .on('customer_notes')
      .columns(['customer_id', 'written_at'])
      .execute();
    await schema
      .createTable('order_notes')
      .addColumn('id', text, primaryKey)
      .addColumn('order_number', text, (column) => column.notNull().references('orders.number').onDelete('cascade'))
      .addColumn('text', text, required)
      .addColumn('written_by', text, required)
      .addColumn('written_at', 'bigint', required)
      .execute();
    await schema
      .createIndex('order_notes_by_order')
      .on('order_notes')
      .columns(['order_number', 'written_at'])
      .execute();
  },
};
