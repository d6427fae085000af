import { insertOrder } from '#lib/retail-api/testing/orders.ts';
import { describeOnEachEngine, openTestDatabase } from '#lib/retail-api/testing/test-database.ts';
import { orderWordsMigration } from './026-order-words.ts';

describeOnEachEngine('the words of lines', (engine) => {
  test('those of orders that were placed before are written down', async () => {
    const opened = await openTestDatabase(engine);
    await insertOrder(opened.db, { lines: [{ document: { title: 'Diver', brand: 'Traksha' } }, {}] });
    await opened.db.schema.alterTable('order_lines').dropColumn('words').execute();
    await opened.db.transaction().execute((transaction) => orderWordsMigration.up(transaction, engine));
    const lines = await opened.db.selectFrom('order_lines').select('words').orderBy('position').execute();
    expect(lines.map(({ words }) => words)).toEqual([
      'traksha diver 1801av01',
      'aarvane aarvane ganga three-hand date watch, blue dial 1801av01',
    ]);
    await opened.close();
  });
});
