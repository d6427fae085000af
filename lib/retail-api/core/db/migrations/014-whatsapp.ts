import { required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

const empty = (column: Parameters<typeof required>[0]) => required(column).defaultTo('');

/** What messages by WhatsApp need, and where and for which number a customer agreed to them. */
export const whatsAppMigration: Migration = {
  name: '014-whatsapp',
  async up({ schema }, engine) {
    const text = textType(engine);
    for (const column of ['details', 'gateway_id', 'delivery'])
      await schema.alterTable('outbox').addColumn(column, text, empty).execute();
    await schema
      .createIndex('outbox_by_gateway_id')
      .on('outbox')
      .column('gateway_id')
      .where('gateway_id', '!=', '')
      .execute();
    for (const column of ['recipient', 'source'])
      await schema.alterTable('consents').addColumn(column, text, empty).execute();
  },
};
