import { describeOnEachEngine, openTestDatabase } from '../testing/test-database.ts';
import { recordRedirects } from './record-redirect.ts';

describeOnEachEngine('redirects of many addresses', (engine) => {
  test('an old address leads to the newest one, and an address in use leads nowhere', async () => {
    const { db, close } = await openTestDatabase(engine);
    try {
      const record = (moves: readonly [from: string, to: string][]) =>
        db.transaction().execute((transaction) =>
          recordRedirects(
            transaction,
            moves.map(([from, to]) => ({ from, to })),
          ),
        );
      const stored = async () => {
        const rows = await db.selectFrom('redirects').selectAll().orderBy('from_path').execute();
        return rows.map(({ from_path, to_path }) => [from_path, to_path]);
      };
      await record([
        ['a', 'b'],
        ['p', 'q'],
      ]);
      await record([
        ['b', 'c'],
        ['q', 'p'],
      ]);
      expect(await stored()).toEqual([
        ['a', 'c'],
        ['b', 'c'],
        ['q', 'p'],
      ]);
      await record(Array.from({ length: 501 }, (_, at) => [`old-${at}`, `new-${at}`]));
      expect((await stored()).filter(([from = '']) => from.startsWith('old-'))).toHaveLength(501);
    } finally {
      await close();
    }
  });
});
