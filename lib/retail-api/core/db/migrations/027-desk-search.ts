import { sql } from 'kysely';
import { wordsOfBuyer } from '#lib/retail-api/orders/rules/order-search.ts';
import { chunksOf } from '../chunks-of.ts';
import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

type Buyer = Parameters<typeof wordsOfBuyer>[0];

/** What the desk finds orders by: names and pincodes, parcels, marks and returns. */
export const deskSearchMigration: Migration = {
  name: '027-desk-search',
  async up(transaction, engine) {
    const { schema } = transaction;
    const text = textType(engine);
    await schema
      .createTable('order_buyers')
      .addColumn('order_number', text, (column) => column.primaryKey().references('orders.number').onDelete('cascade'))
      .addColumn('words', text, (column) => column.notNull())
      .execute();
    await schema.createIndex('parcels_by_awb').on('parcels').expression(sql`upper(awb)`).execute();
    await schema.createIndex('line_pieces_by_serial').on('line_pieces').column('serial').execute();
    await schema.createIndex('order_events_by_return').on('order_events').column('return_number').execute();
    const rows = await transaction
      .selectFrom('orders')
      .select('number')
      .where('confirmed_at', 'is not', null)
      .execute();
    for (const numbers of chunksOf(rows.map(({ number }) => number))) {
      const orders = await transaction
        .selectFrom('orders')
        .select(['number', 'document'])
        .where('number', 'in', numbers)
        .execute();
      const buyers = orders.map(({ number, document }) => {
        const { address, customer }: Buyer = JSON.parse(document);
        return { order_number: number, words: wordsOfBuyer({ address, customer }) };
      });
      await transaction.insertInto('order_buyers').values(buyers).execute();
    }
  },
};
