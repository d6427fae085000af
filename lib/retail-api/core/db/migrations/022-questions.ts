import { sql } from 'kysely';
import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** What shoppers ask about products, and what they are answered. */
export const questionsMigration: Migration = {
  name: '022-questions',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('questions')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('product_code', text, (column) => column.notNull())
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('display_name', text, (column) => column.notNull())
      .addColumn('text', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('judged_at', 'bigint')
      .addColumn('told_at', 'bigint')
      .addUniqueConstraint('questions_once', ['customer_id', 'product_code', 'text'])
      .execute();
    await schema.createIndex('questions_by_product').on('questions').columns(['product_code', 'state']).execute();
    await schema.createIndex('questions_by_state').on('questions').columns(['state', 'asked_at']).execute();
    await schema
      .createTable('answers')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('question_id', text, (column) => column.notNull().references('questions.id').onDelete('cascade'))
      .addColumn('customer_id', text, (column) => column.references('customers.id').onDelete('cascade'))
      .addColumn('display_name', text, (column) => column.notNull())
      .addColumn('text', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('answered_at', 'bigint', (column) => column.notNull())
      .addColumn('judged_at', 'bigint')
      .addUniqueConstraint('answers_one_each', ['question_id', 'customer_id'])
      .execute();
    await schema
      .createIndex('answers_one_of_the_store')
      .unique()
      .on('answers')
      .column('question_id')
      .where(sql.ref('customer_id'), 'is', null)
      .execute();
    await schema.createIndex('answers_by_customer').on('answers').column('customer_id').execute();
    await schema.createIndex('answers_by_state').on('answers').columns(['state', 'answered_at']).execute();
  },
};
