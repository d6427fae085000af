import { sql } from 'kysely';
import { bytesType, primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Reviews, questions with their answers, uploaded photos, surveys and appointments in physical stores. */
export const communityBaseline: Migration = {
  name: 'baseline-6-community',
  async up({ schema }, engine) {
    const text = textType(engine);
    const bytes = bytesType(engine);
    await schema
      .createTable('uploads')
      .addColumn('id', text, primaryKey)
      .addColumn('customer_id', text, (column) => column.references('customers.id').onDelete('set null'))
      .addColumn('owner_kind', text, required)
      .addColumn('owner_id', text, required)
      .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('is_public', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('width', 'integer', required)
      .addColumn('height', 'integer', required)
      .addColumn('created_at', 'bigint', required)
      // Last, so that what is read of a row beside them need not pass over them.
      .addColumn('thumbnail', bytes, required)
      .addColumn('content', bytes, required)
      .execute();
    await schema.createIndex('uploads_by_owner').on('uploads').columns(['owner_kind', 'owner_id']).execute();
    await schema.createIndex('uploads_by_customer').on('uploads').columns(['customer_id', 'created_at']).execute();
    await schema
      .createTable('reviews')
      .addColumn('id', text, primaryKey)
      .addColumn('product_code', text, required)
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('stars', 'integer', required)
      .addColumn('title', text, required)
      .addColumn('text', text, required)
      .addColumn('display_name', text, required)
      .addColumn('photos', 'integer', required)
      .addColumn('state', text, required)
      .addColumn('reason', text, required)
      .addColumn('written_at', 'bigint', required)
      .addColumn('judged_at', 'bigint')
      .addUniqueConstraint('reviews_one_each', ['customer_id', 'product_code'])
      .execute();
    await schema.createIndex('reviews_by_product').on('reviews').columns(['product_code', 'state', 'stars']).execute();
    await schema.createIndex('reviews_by_state').on('reviews').columns(['state', 'written_at']).execute();
    await schema
      .createTable('questions')
      .addColumn('id', text, primaryKey)
      .addColumn('product_code', text, required)
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('display_name', text, required)
      .addColumn('text', text, required)
      .addColumn('state', text, required)
      .addColumn('reason', text, required)
      .addColumn('asked_at', 'bigint', required)
      .addColumn('judged_at', 'bigint')
      .addColumn('told_at', 'bigint')
      .addUniqueConstraint('questions_once', ['customer_id', 'product_code', 'text'])
      .execute();
    await schema.createIndex('questions_by_product').on('questions').columns(['product_code', 'state']).execute();
    await schema.createIndex('questions_by_state').on('questions').columns(['state', 'asked_at']).execute();
    await schema
      .createTable('answers')
      .addColumn('id', text, primaryKey)
      .addColumn('question_id', text, (column) => column.notNull().references('questions.id').onDelete('cascade'))
      .addColumn('customer_id', text, (column) => column.references('customers.id').onDelete('cascade'))
      .addColumn('display_name', text, required)
      .addColumn('text', text, required)
      .addColumn('state', text, required)
      .addColumn('reason', text, required)
      .addColumn('answered_at', 'bigint', required)
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
    await schema
      .createTable('survey_templates')
      .addColumn('code', text, required)
      .addColumn('version', 'integer', required)
      .addColumn('document', text, required)
      .addColumn('is_saved', 'integer', required)
      .addColumn('created_at', 'bigint', required)
      .addPrimaryKeyConstraint('survey_templates_once', ['code', 'version'])
      .execute();
    await schema
      .createTable('survey_drafts')
      .addColumn('template_code', text, required)
      .addColumn('holder', text, required)
      .addColumn('order_number', text)
      .addColumn('answers', text, required)
      .addColumn('changed_at', 'bigint', required)
      .addPrimaryKeyConstraint('survey_drafts_once', ['template_code', 'holder'])
      .execute();
    await schema.createIndex('survey_drafts_by_age').on('survey_drafts').column('changed_at').execute();
    await schema.createIndex('survey_drafts_by_order').on('survey_drafts').column('order_number').execute();
    await schema
      .createTable('survey_answers')
      .addColumn('id', text, primaryKey)
      .addColumn('template_code', text, required)
      .addColumn('version', 'integer', required)
      .addColumn('site', text, required)
      .addColumn('holder', text, required)
      .addColumn('order_number', text)
      .addColumn('content_hash', text, required)
      .addColumn('answered_at', 'bigint', required)
      // Nobody answers twice: the index says so, not the code.
      .addUniqueConstraint('survey_answers_once', ['template_code', 'holder'])
      .execute();
    await schema
      .createIndex('survey_answers_by_version')
      .on('survey_answers')
      .columns(['template_code', 'version', 'answered_at'])
      .execute();
    await schema.createIndex('survey_answers_by_age').on('survey_answers').column('answered_at').execute();
    await schema.createIndex('survey_answers_by_order').on('survey_answers').column('order_number').execute();
    await schema
      .createTable('survey_answer_values')
      .addColumn('answer_id', text, (column) => column.notNull().references('survey_answers.id').onDelete('cascade'))
      .addColumn('question_id', text, required)
      .addColumn('choice_id', text, (column) => column.notNull().defaultTo(''))
      .addColumn('score', 'integer')
      .addColumn('text', text, (column) => column.notNull().defaultTo(''))
      .addPrimaryKeyConstraint('survey_answer_values_once', ['answer_id', 'question_id', 'choice_id'])
      .execute();
    await schema
      .createTable('appointments')
      .addColumn('reference', text, primaryKey)
      .addColumn('store_code', text, required)
      .addColumn('store_name', text, required)
      .addColumn('day', text, required)
      .addColumn('part', text, required)
      .addColumn('service', text, required)
      .addColumn('name', text, required)
      .addColumn('mobile', text, required)
      .addColumn('note', text, required)
      .addColumn('customer_id', text)
      .addColumn('outcome', text)
      .addColumn('created_at', 'bigint', required)
      .addColumn('closed_at', 'bigint')
      .execute();
    await schema.createIndex('appointments_by_day').on('appointments').column('day').execute();
    await schema.createIndex('appointments_by_mobile').on('appointments').column('mobile').execute();
    await schema.createIndex('appointments_by_customer_id').on('appointments').column('customer_id').execute();
  },
};
