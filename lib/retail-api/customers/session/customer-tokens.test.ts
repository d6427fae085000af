import { DAY_MS } from '#lib/shared/durations.ts';
import type { OpenDatabase } from '../../core/db/engine.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import {
  deleteCustomerToken,
  deleteCustomerTokensOf,
  findCustomer,
  issueCustomerToken,
  listSessions,
} from './customer-tokens.ts';

const START = Date.parse('2026-11-21T10:00:00Z');

describeOnEachEngine('customer tokens', (engine) => {
  let opened: OpenDatabase;

  beforeEach(async () => {
    opened = await openTestDatabase(engine);
  });
  afterEach(() => opened.close());

  const find = (token: string, now: number) => findCustomer(opened.db, token, now);
  const rows = () => opened.db.selectFrom('customer_tokens').selectAll().execute();

  test('a token identifies its customer, and the database does not reveal it', async () => {
    const token = await issueCustomerToken(opened.db, 'c', START);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await find(token, START)).toBe('c');
    expect(await find(`${token}x`, START)).toBeNull();
    expect(await find('', START)).toBeNull();
    expect(JSON.stringify(await rows())).not.toContain(token);
  });

  test('a token expires after 30 days without use', async () => {
    const token = await issueCustomerToken(opened.db, 'c', START);
    expect(await find(token, START + 30 * DAY_MS)).toBeNull();
    expect(await find(token, START + 30 * DAY_MS - 1)).toBe('c');
    expect(await find(token, START + 30 * DAY_MS)).toBe('c');
    expect(await find(token, START + 60 * DAY_MS - 1)).toBeNull();
  });

  test('use renews a token at most once a day', async () => {
    const token = await issueCustomerToken(opened.db, 'c', START);
    const before = await rows();
    await find(token, START + DAY_MS - 1);
    expect(await rows()).toEqual(before);
    await Promise.all(Array.from({ length: 10 }, () => find(token, START + DAY_MS)));
    const renewed = await rows();
    expect(renewed).toMatchObject([
      { created_at: START, last_used_at: START + DAY_MS, expires_at: START + 31 * DAY_MS },
    ]);
    await find(token, START + 2 * DAY_MS - 1);
    expect(await rows()).toEqual(renewed);
  });

  test('a deleted token is invalid at once; deleting all tokens of a customer leaves those of others', async () => {
    const [first, second] = [
      await issueCustomerToken(opened.db, 'c', START),
      await issueCustomerToken(opened.db, 'c', START),
    ];
    const other = await issueCustomerToken(opened.db, 'other', START);
    await deleteCustomerToken(opened.db, first);
    await deleteCustomerToken(opened.db, first);
    expect([await find(first, START), await find(second, START)]).toEqual([null, 'c']);
    await deleteCustomerTokensOf(opened.db, 'c');
    expect([await find(second, START), await find(other, START)]).toEqual([null, 'other']);
  });

  test('sessions are listed by last use, without expired ones', async () => {
    await issueCustomerToken(opened.db, 'c', START - 31 * DAY_MS);
    const used = await issueCustomerToken(opened.db, 'c', START - 2 * DAY_MS);
    await issueCustomerToken(opened.db, 'c', START - DAY_MS);
    await issueCustomerToken(opened.db, 'other', START);
    await find(used, START);
    expect(await listSessions(opened.db, 'c', START)).toEqual([
      { tokenHash: expect.any(String), signedInAt: START - 2 * DAY_MS, lastUsedAt: START },
      { tokenHash: expect.any(String), signedInAt: START - DAY_MS, lastUsedAt: START - DAY_MS },
    ]);
  });
});
