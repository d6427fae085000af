import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Endpoints of outgoing webhooks, what the outbox needs to send them in order, and indexes of reports by month. */
export const webhooksAndReportsMigration: Migration = {
  name: '018-webhooks-and-reports',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('webhook_endpoints')
      .addColumn('name', text, primaryKey)
      .addColumn('url', text, required)
      .addColumn('events', text, required)
      .addColumn('enabled', 'integer', required)
      .addColumn('disabled_because', text, required)
      .addColumn('note', text, required)
      .addColumn('secret', text, required)
      .addColumn('secret_version', 'integer', required)
      .addColumn('previous_secret', text, required)
      .addColumn('previous_until', 'bigint', required)
      .addColumn('saved_by', text, required)
      .addColumn('saved_at', 'bigint', required)
      .execute();
    await schema
      .alterTable('outbox')
      .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('outbox')
      .addColumn('result', text, (column) => column.notNull().defaultTo(''))
      .execute();
    await schema
      .createIndex('outbox_by_recipient_and_subject')
      .on('outbox')
      .columns(['recipient', 'subject', 'sequence'])
      .execute();
    // The new index serves every query of the old one.
    await schema.dropIndex('outbox_by_recipient').execute();
    await schema.createIndex('orders_by_invoice').on('orders').columns(['invoiced_at', 'invoice_number']).execute();
    await schema.createIndex('credit_notes_by_age').on('credit_notes').columns(['issued_at', 'number']).execute();
  },
};
