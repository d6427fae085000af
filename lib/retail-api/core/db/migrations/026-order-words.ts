import { wordsOfLine } from '#lib/retail-api/orders/rules/order-search.ts';
import { chunksOf } from '../chunks-of.ts';
import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** The words by which the lines of orders are found, also of those that were placed before. */
export const orderWordsMigration: Migration = {
  name: '026-order-words',
  async up(transaction, engine) {
    await transaction.schema
      .alterTable('order_lines')
      .addColumn('words', textType(engine), (column) => column.notNull().defaultTo(''))
      .execute();
    const ids = (await transaction.selectFrom('order_lines').select('id').execute()).map(({ id }) => id);
    for (const chunk of chunksOf(ids)) {
      const lines = await transaction
        .selectFrom('order_lines')
        .select(['id', 'product_code', 'document'])
        .where('id', 'in', chunk)
        .execute();
      for (const { id, product_code, document } of lines) {
        const { title, brand }: { title: string; brand: string } = JSON.parse(document);
        const words = wordsOfLine({ title, brand, productCode: product_code });
        await transaction.updateTable('order_lines').set({ words }).where('id', '=', id).execute();
      }
    }
  },
};
