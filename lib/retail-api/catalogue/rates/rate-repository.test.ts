import type { OpenDatabase } from '../../core/db/engine.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import { insertRates, ratesBefore } from './rate-repository.ts';

describeOnEachEngine('what steps of metal rates are compared with', (engine) => {
  let opened: OpenDatabase;
  beforeEach(async () => {
    opened = await openTestDatabase(engine);
  });
  afterEach(() => opened.close());

  test('is the rate at a time, however often rates were saved since', async () => {
    const { db } = opened;
    const SINCE = 1_000_000;
    await db.transaction().execute(async (transaction) => {
      const save = (rate: number, from: number) =>
        insertRates(transaction, { rates: { 'gold-24k': rate }, from, savedBy: 'Asha', savedAt: from, note: '' });
      await save(700_000, SINCE - 1);
      for (let at = 1; at <= 510; at += 1) await save(760_000, SINCE + at);
    });
    expect(await ratesBefore(db, { since: SINCE, approvedAt: 0 })).toEqual({ 'gold-24k': 700_000 });
    expect(await ratesBefore(db, { since: SINCE, approvedAt: SINCE + 5 })).toEqual({ 'gold-24k': 760_000 });
  });
});
