import { sql } from 'kysely';
import { insertOrder } from '../../../testing/orders.ts';
import { describeOnEachEngine, openTestDatabase } from '../../../testing/test-database.ts';
import { undoStandardNames } from '../../../testing/undo-standard-names.ts';
import { migrate } from '../migrate.ts';

const WARRANTY = { grossWeightGrams: 4.2, stones: [], breakup: null, warranty: null };

describeOnEachEngine('standard names', (engine) => {
  test('a data file with the former names opens, with its rows and the warranty data of its orders', async () => {
    const { db, close } = await openTestDatabase(engine);
    const title = 'A "papers": ring';
    await insertOrder(db, { lines: [{ document: { title, warrantySnapshot: WARRANTY } }] });
    const entry = {
      id: 'a',
      at: 1,
      operator: 'Meera',
      call: 'ModerateReview',
      step: 'approve',
      subject: '',
      outcome: '',
    };
    await db
      .insertInto('desk_audit')
      .values([entry, { ...entry, id: 'b', call: 'MarkOrderRefund' }])
      .execute();
    const rows = () =>
      Promise.all([
        db.selectFrom('order_lines').selectAll().execute(),
        db.selectFrom('desk_audit').selectAll().execute(),
      ]);
    const stored = await rows();

    await undoStandardNames(db);
    const { rows: before } = await sql<{
      words: string;
      document: string;
    }>`select words, document from order_lines`.execute(db);
    expect(before[0]?.words).toBe(stored[0][0]?.search_text);
    expect(JSON.parse(before[0]?.document ?? '')).toMatchObject({ title, papers: WARRANTY });

    expect(await migrate(db, engine)).toEqual(['012-standard-names', '022-order-refunds']);
    expect(await rows()).toEqual(stored);
    await close();
  });
});
