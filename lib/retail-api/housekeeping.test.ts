import { keepHouse } from './housekeeping.ts';
import { describeOnEachEngine, openTestDatabase } from './testing/test-database.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

describeOnEachEngine('housekeeping', (engine) => {
  test('deletes what nobody can use any more, and nothing else', async () => {
    const { db, close } = await openTestDatabase(engine);
    const basket = (guid: string, customer_id: string | null, days: number) => ({
      guid,
      customer_id,
      version: 0,
      created_at: 0,
      changed_at: NOW - days * DAY,
    });
    const key = (name: string, days: number) => ({
      scope: 's',
      key: name,
      request_hash: '',
      response: '',
      created_at: NOW - days * DAY,
    });
    const token = (name: string, expires_at: number) => ({
      token_hash: name,
      customer_id: 'c',
      created_at: 0,
      expires_at,
    });
    await db
      .insertInto('baskets')
      .values([basket('forgotten', null, 91), basket('idle', null, 89), basket('owned', 'c', 400)])
      .execute();
    await db
      .insertInto('idempotency_keys')
      .values([key('old', 1.1), key('fresh', 0.9)])
      .execute();
    await db
      .insertInto('customer_tokens')
      .values([token('ended', NOW), token('good', NOW + 1)])
      .execute();
    await keepHouse(db, NOW);
    const left = {
      baskets: (await db.selectFrom('baskets').select('guid').orderBy('guid').execute()).map((row) => row.guid),
      keys: (await db.selectFrom('idempotency_keys').select('key').execute()).map((row) => row.key),
      tokens: (await db.selectFrom('customer_tokens').select('token_hash').execute()).map((row) => row.token_hash),
    };
    expect(left).toEqual({ baskets: ['idle', 'owned'], keys: ['fresh'], tokens: ['good'] });
    await close();
  });
});
