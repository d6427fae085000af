import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { untilLockWait } from '../../testing/until-lock-wait.ts';
import { applyDueRates } from './apply-due-rates.ts';
import { insertRates, ratesInForce } from './rate-repository.ts';
import { checkRates, storeRates } from './save-rates.ts';

const NOW = Date.parse('2026-11-26T10:30:00+05:30');
const RING_SKU = 'D101MR02-8';
const NOTHING = { rates: [], from: undefined, replace: true, maximumJump: 10, by: 'Meera Shah', note: '' };

// On SQLite whole transactions wait for each other.
describeOnPostgres('applying metal rates', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await createTestApi({ engine: 'postgres', now: () => NOW });
  });
  afterEach(() => api.close());

  test('rates that are dropped while they are applied stay in force, and the drop is refused', async () => {
    const { db } = api.context;
    const rates = { rates: { 'gold-18k': 950_000 }, from: NOW, savedBy: 'Meera Shah', savedAt: NOW, note: '' };
    await db.transaction().execute((transaction) => insertRates(transaction, rates));
    const checked = await checkRates(db, NOTHING, { now: NOW, maximumJump: 10, limit: 0 });
    if (checked.code !== 'Success') throw new Error(checked.code);
    const [applied, dropped] = await db
      .transaction()
      .execute(async (order) => {
        await order.updateTable('skus').set({ position: 0 }).where('sku', '=', RING_SKU).execute();
        const applying = applyDueRates({ db, now: () => NOW, worker: 'one' });
        await untilLockWait(db, 'postgres', 'insert into "skus"');
        const dropping = db
          .transaction()
          .execute((transaction) =>
            storeRates(transaction, checked.data, NOTHING, { now: NOW, expectedVersion: undefined }),
          );
        await Promise.race([dropping, untilLockWait(db, 'postgres', 'insert into "limit_locks"')]);
        return [applying, dropping.then(({ code }) => code)] as const;
      })
      .then((both) => Promise.all(both));
    expect([applied, dropped]).toEqual([false, 'Conflict']);
    expect(await ratesInForce(db)).toEqual({ 'gold-18k': { ratePerGram: 950_000, since: NOW } });
  });
});
