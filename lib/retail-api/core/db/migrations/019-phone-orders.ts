import { textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Who of the staff placed an order for a customer, and which order one with further items is packed with. */
export const phoneOrdersMigration: Migration = {
  name: '019-phone-orders',
  async up({ schema }, engine) {
    const text = textType(engine);
    for (const column of ['placed_by', 'adds_to'])
      await schema
        .alterTable('orders')
        .addColumn(column, text, (definition) => definition.notNull().defaultTo(''))
        .execute();
    await schema.createIndex('orders_by_adds_to').on('orders').column('adds_to').where('adds_to', '!=', '').execute();
  },
};
