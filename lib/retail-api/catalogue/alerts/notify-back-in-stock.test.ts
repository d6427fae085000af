import { DAY_MS, HOUR_MS } from '#lib/shared/durations.ts';
import { signInSession } from '../../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { SEED_PRODUCTS, seedSlug } from '../../testing/seed.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { notifyBackInStock } from './notify-back-in-stock.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const SOLD_OUT = '7701SV01-16';
const ring = SEED_PRODUCTS.find(({ code }) => code === '7701SV01');
if (!ring) throw new Error('The seed has no ring.');

describeOnEachEngine('notifying that a size is back in stock', (engine) => {
  let api: TestApi;
  let now: number;
  beforeEach(async () => {
    now = NOW;
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now });
  });
  afterEach(() => api.close());

  const runJob = () => notifyBackInStock(api.context);
  const stock = (quantity: number, sku = SOLD_OUT) =>
    api.context.db.updateTable('skus').set({ quantity }).where('sku', '=', sku).execute();
  const sendRequest = async (fields: Record<string, unknown>) =>
    expect((await (await signInSession(api.handle)).post('NotifyMe', { SKU: SOLD_OUT, ...fields })).ReturnCode).toBe(0);
  const messages = () => api.context.db.selectFrom('outbox').selectAll().orderBy('recipient').execute();
  const requests = () => api.context.db.selectFrom('notify_requests').selectAll().execute();

  test('no stock notice is sent while a size is sold out', async () => {
    await sendRequest({ Mobile: '9876543210' });
    await runJob();
    expect([await messages(), await requests()]).toMatchObject([[], [{ sku: SOLD_OUT }]]);
  });

  test('every waiting recipient gets one stock notice, and the request is deleted', async () => {
    await sendRequest({ Mobile: '9876543210' });
    await sendRequest({ Email: 'asha@example.com' });
    await stock(1);
    await runJob();
    await runJob();
    expect(await requests()).toEqual([]);
    const link = `http://shop.test/${seedSlug(ring)}?size=16`;
    const expected = { kind: 'back-in-stock', state: 'waiting', created_at: NOW, expires_at: NOW + 3 * DAY_MS };
    expect(await messages()).toMatchObject([
      { ...expected, channel: 'sms', recipient: '9876543210', subject: '', body: expect.stringContaining(link) },
      {
        ...expected,
        channel: 'mail',
        recipient: 'asha@example.com',
        subject: 'Back in stock: Suvarnika Solitaire Ring, size 16',
        body: expect.stringContaining(link),
      },
    ]);
  });

  test('the stock notice of a product in one size links to it without a size', async () => {
    await sendRequest({ SKU: '3301TK01', Mobile: '9876543210' });
    await stock(1, '3301TK01');
    await runJob();
    const [message] = await messages();
    expect(message?.body).toMatch(/3301tk01\n/);
    expect(message?.body).not.toContain('size');
  });

  test('several processes send each stock notice exactly once', async () => {
    for (let number = 10; number < 40; number++) await sendRequest({ Mobile: `98765432${number}` });
    await stock(5);
    await Promise.all(Array.from({ length: 6 }, runJob));
    const expected = (await messages()).map(({ recipient }) => recipient);
    expect(expected).toEqual(Array.from({ length: 30 }, (_, index) => `98765432${index + 10}`));
    expect(await requests()).toEqual([]);
  });

  test('a repeated request gets a notice of the same size at most once a day, however often its stock changes', async () => {
    for (let hour = 0; hour < 27; hour += 3) {
      now = NOW + hour * HOUR_MS;
      await stock(0);
      await sendRequest({ Email: hour % 2 ? 'Asha+x@example.com' : 'asha@example.com' });
      await stock(1);
      await Promise.all([runJob(), runJob()]);
      expect(await messages()).toHaveLength(hour < 24 ? 1 : 2);
    }
  });

  test('a postponed request does not take the place of one that can be notified', async () => {
    await stock(1);
    const row = (id: string, recipient: string, not_before: number, created_at: number) =>
      ({ id, sku: SOLD_OUT, channel: 'sms', recipient, customer_id: null, created_at, not_before }) as const;
    await api.context.db
      .insertInto('notify_requests')
      .values([
        ...Array.from({ length: 100 }, (_, number) =>
          row(`late-${number}`, `98765${10_000 + number}`, NOW + 1, number),
        ),
        row('due', '9876543210', NOW, NOW),
      ])
      .execute();
    expect(await runJob()).toBe(false);
    expect((await messages()).map(({ recipient }) => recipient)).toEqual(['9876543210']);
  });

  test('the request is kept if its stock notice cannot be written', async () => {
    await sendRequest({ Mobile: '9876543210' });
    await stock(1);
    await api.context.db.schema.alterTable('outbox').renameTo('elsewhere').execute();
    await expect(runJob()).rejects.toThrow();
    expect(await requests()).toHaveLength(1);
    await api.context.db.schema.alterTable('elsewhere').renameTo('outbox').execute();
    await runJob();
    expect([await messages(), await requests()]).toMatchObject([[{ recipient: '9876543210' }], []]);
  });

  test('of many requests for a stock notice the oldest come first', async () => {
    const row = (number: number) => ({
      id: `r-${number}`,
      sku: SOLD_OUT,
      channel: 'sms' as const,
      recipient: `98765${String(number).padStart(5, '0')}`,
      customer_id: null,
      created_at: NOW - number,
    });
    await api.context.db
      .insertInto('notify_requests')
      .values(Array.from({ length: 150 }, (_, number) => row(number)))
      .execute();
    await stock(1);
    expect(await runJob()).toBe(true);
    const left = (await requests()).map(({ created_at }) => created_at);
    expect(left).toHaveLength(50);
    expect(Math.min(...left)).toBe(NOW - 49);
    expect(await runJob()).toBe(false);
    expect(await requests()).toEqual([]);
  });
});
