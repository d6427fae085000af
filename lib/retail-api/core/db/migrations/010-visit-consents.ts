import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** What visitors agreed to and refused, customers or not. */
export const visitConsentsMigration: Migration = {
  name: '010-visit-consents',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('visit_consents')
      .addColumn('choice_id', text, (column) => column.notNull())
      .addColumn('purpose', text, (column) => column.notNull())
      .addColumn('session_id', text, (column) => column.notNull())
      .addColumn('customer_id', text, (column) => column.references('customers.id').onDelete('cascade'))
      .addColumn('granted', 'integer', (column) => column.notNull())
      .addColumn('version', text, (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_consents_once', ['choice_id', 'purpose'])
      .execute();
    await schema
      .createIndex('visit_consents_by_customer')
      .on('visit_consents')
      .columns(['customer_id', 'at'])
      .execute();
    await schema.createIndex('visit_consents_by_age').on('visit_consents').column('at').execute();
  },
};
