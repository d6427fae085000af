import { DAY_MS } from '#lib/shared/durations.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { tablesWith } from '../../testing/tables-with.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { notifyLaunch } from './notify-launch.ts';

const LAUNCH = Date.parse('2026-11-21T12:00:00Z');

describeOnEachEngine('telling that the store has opened', (engine) => {
  let api: TestApi;
  let now: number;
  beforeEach(async () => {
    now = LAUNCH;
    api = await createTestApi({ engine, catalogue: 'seed', launchAt: LAUNCH, now: () => now });
  });
  afterEach(() => api.close());

  const notify = () => notifyLaunch(api.context);
  const wait = (recipients: string[]) =>
    api.context.db
      .insertInto('launch_notices')
      .values(
        recipients.map((recipient, number) => ({
          mailbox: recipient,
          channel: recipient.includes('@') ? ('mail' as const) : ('sms' as const),
          recipient,
          created_at: LAUNCH - DAY_MS + number,
        })),
      )
      .execute();
  const mobiles = (count: number) => Array.from({ length: count }, (_, number) => String(9_000_000_000 + number));
  const messages = () => api.context.db.selectFrom('outbox').selectAll().orderBy('recipient').execute();
  const waiting = () => api.context.db.selectFrom('launch_notices').selectAll().execute();

  test('no launch notice is sent before the launch', async () => {
    await wait(mobiles(1));
    now = LAUNCH - 1;
    expect(await notify()).toBe(false);
    expect([await messages(), await waiting()]).toMatchObject([[], [{}]]);
  });

  test('everyone waiting gets one launch notice, and their address is deleted', async () => {
    await wait(['9876543210', 'asha@example.com']);
    expect([await notify(), await notify()]).toEqual([false, false]);
    const openMessage = { kind: 'store-open', state: 'waiting', created_at: LAUNCH, expires_at: LAUNCH + 3 * DAY_MS };
    expect(await messages()).toMatchObject([
      {
        ...openMessage,
        channel: 'sms',
        recipient: '9876543210',
        body: 'Samay is open: http://shop.test/\nYou asked for this one message.',
      },
      { ...openMessage, channel: 'mail', recipient: 'asha@example.com', subject: 'Samay is open' },
    ]);
    expect(await tablesWith(api.context.db, 'asha@example.com')).toEqual({ outbox: 1 });
  });

  test('the longest waiting are notified first', async () => {
    await wait(mobiles(150));
    expect(await notify()).toBe(true);
    expect((await messages()).map(({ recipient }) => recipient)).toEqual(mobiles(100));
    expect(await notify()).toBe(false);
    expect(await messages()).toHaveLength(150);
  });

  test('several processes notify everyone exactly once', async () => {
    await wait(mobiles(330));
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        while (await notify());
      }),
    );
    expect((await messages()).map(({ recipient }) => recipient)).toEqual(mobiles(330));
    expect(await waiting()).toEqual([]);
  });

  test('a batch whose messages cannot be queued is queued in the next run, once', async () => {
    await wait(mobiles(3));
    const { schema } = api.context.db;
    await schema.alterTable('outbox').renameTo('elsewhere').execute();
    await expect(notify()).rejects.toThrow();
    expect(await waiting()).toHaveLength(3);
    await schema.alterTable('elsewhere').renameTo('outbox').execute();
    await notify();
    expect([await messages(), await waiting()]).toMatchObject([[{}, {}, {}], []]);
  });
});
