import { AT_DESK } from '../at-desk.ts';
import type { Migration } from './migration.ts';

/** Indexes of the desk's lists, which read a page of a hundred thousand orders without the rest of them. */
export const deskListsMigration: Migration = {
  name: '039-desk-lists',
  async up({ schema }) {
    await schema
      .createIndex('orders_at_desk_by_age')
      .on('orders')
      .columns(['placed_at', 'number', 'state'])
      .where(AT_DESK)
      .execute();
    await schema
      .createIndex('orders_at_desk_by_state')
      .on('orders')
      .columns(['state', 'placed_at', 'number'])
      .where(AT_DESK)
      .execute();
    await schema
      .createIndex('order_lines_by_search')
      .on('order_lines')
      .columns(['order_number', 'search_text'])
      .execute();
    await schema.createIndex('returns_by_age').on('returns').columns(['requested_at', 'number', 'state']).execute();
  },
};
