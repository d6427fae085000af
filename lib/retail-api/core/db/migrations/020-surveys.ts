import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** Surveys: their templates by version, answers that wait to be sent, and those that were. */
export const surveysMigration: Migration = {
  name: '020-surveys',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('survey_templates')
      .addColumn('code', text, (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('document', text, (column) => column.notNull())
      .addColumn('is_saved', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('survey_templates_once', ['code', 'version'])
      .execute();
    await schema
      .createTable('survey_drafts')
      .addColumn('template_code', text, (column) => column.notNull())
      .addColumn('holder', text, (column) => column.notNull())
      .addColumn('order_number', text)
      .addColumn('answers', text, (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('survey_drafts_once', ['template_code', 'holder'])
      .execute();
    await schema.createIndex('survey_drafts_by_age').on('survey_drafts').column('changed_at').execute();
    await schema.createIndex('survey_drafts_by_order').on('survey_drafts').column('order_number').execute();
    await schema
      .createTable('survey_answers')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('template_code', text, (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('site', text, (column) => column.notNull())
      .addColumn('holder', text, (column) => column.notNull())
      .addColumn('order_number', text)
      .addColumn('content_hash', text, (column) => column.notNull())
      .addColumn('answered_at', 'bigint', (column) => column.notNull())
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
      .addColumn('question_id', text, (column) => column.notNull())
      .addColumn('choice_id', text, (column) => column.notNull().defaultTo(''))
      .addColumn('score', 'integer')
      .addColumn('text', text, (column) => column.notNull().defaultTo(''))
      .addPrimaryKeyConstraint('survey_answer_values_once', ['answer_id', 'question_id', 'choice_id'])
      .execute();
  },
};
