import { describeOnEachEngine, openTestDatabase } from '../../../testing/test-database.ts';
import { migrate } from '../migrate.ts';
import { customersAtTheDeskMigration } from './017-customers-at-the-desk.ts';

describeOnEachEngine('the migration of customers at the desk', (engine) => {
  test('customers of before are found by the words of their names and emails', async () => {
    const { db, close } = await openTestDatabase(engine);
    for (const table of ['customer_words', 'customer_notes', 'order_notes']) await db.schema.dropTable(table).execute();
    await db.schema.dropIndex('customers_by_age').execute();
    await db.deleteFrom('migrations').where('name', '=', customersAtTheDeskMigration.name).execute();
    const common = { status_id: 1, created_at: 1, modified_at: 1 };
    await db
      .insertInto('customers')
      .values([
        { id: 'asha', mobile: '9876500001', name: 'Asha  RAO asha', email: 'asha@example.com', ...common },
        { id: 'nobody', mobile: '9876500002', name: '', email: '', ...common },
      ])
      .execute();
    await migrate(db, engine);
    const words = await db.selectFrom('customer_words').selectAll().orderBy('word').execute();
    expect(words).toEqual(['asha', 'asha@example.com', 'rao'].map((word) => ({ word, customer_id: 'asha' })));
    await close();
  });
});
