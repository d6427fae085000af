import { describeOnEachEngine, openTestDatabase } from '../../../testing/test-database.ts';
import { migrate } from '../migrate.ts';
import { settlementSumsMigration } from './043-settlement-sums.ts';

const line = (line_id: string, settlement_id: string, utr: string, settled_at: number) => ({
  gateway: 'razorpay' as const,
  line_id,
  kind: 'payment' as const,
  entity_id: line_id,
  amount: 100,
  fee: 2,
  tax: 0,
  net: 98,
  settlement_id,
  utr,
  settled_at,
  imported_at: 9,
  imported_by: 'Meera',
  note: '',
});

describeOnEachEngine('the migration to kept sums', (engine) => {
  test('settlements of stored lines are there, by their id or by their transfer, without sums', async () => {
    const { db, close } = await openTestDatabase(engine);
    try {
      await db
        .insertInto('settlement_lines')
        .values([line('a', 'setl_1', 'UTR1', 5), line('b', 'setl_1', '', 3), line('c', '', 'UTR2', 4)])
        .execute();
      await db.schema.dropTable('settlement_sums').execute();
      await db.deleteFrom('migrations').where('name', '=', settlementSumsMigration.name).execute();
      expect(await migrate(db, engine)).toEqual([settlementSumsMigration.name]);
      const rows = await db.selectFrom('settlement_sums').selectAll().orderBy('last_at').execute();
      expect(rows).toEqual([
        { gateway: 'razorpay', settlement_id: '', utr: 'UTR2', first_at: 4, last_at: 4, version: 0, sums: null },
        { gateway: 'razorpay', settlement_id: 'setl_1', utr: '', first_at: 3, last_at: 5, version: 0, sums: null },
      ]);
    } finally {
      await close();
    }
  });
});
