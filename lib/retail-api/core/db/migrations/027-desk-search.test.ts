import { insertOrder } from '#lib/retail-api/testing/orders.ts';
import { describeOnEachEngine, openTestDatabase } from '#lib/retail-api/testing/test-database.ts';
import { deskSearchMigration } from './027-desk-search.ts';

describeOnEachEngine('what the desk finds orders by', (engine) => {
  test('that of orders which were confirmed before is written down', async () => {
    const { db, close } = await openTestDatabase(engine);
    const { number } = await insertOrder(db, { confirmed_at: 1 });
    await insertOrder(db);
    await db.schema.dropTable('order_buyers').execute();
    for (const index of ['parcels_by_awb', 'line_pieces_by_serial', 'order_events_by_return']) {
      await db.schema.dropIndex(index).execute();
    }
    await db.transaction().execute((transaction) => deskSearchMigration.up(transaction, engine));
    const found = await db.selectFrom('order_buyers').selectAll().execute();
    expect(found).toEqual([{ order_number: number, words: 'asha rao 560001' }]);
    await close();
  });
});
