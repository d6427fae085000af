import { DAY_MS, HOUR_MS } from '#lib/shared/durations.ts';
import { signInSession } from '../../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { SEED_PRODUCTS, seedSlug } from '../../testing/seed.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { notifyPriceDrop } from './notify-price-drop.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const RING = '7701SV01';
const IN_STOCK = '7701SV01-14';
const SOLD_OUT = '7701SV01-16';
const ring = SEED_PRODUCTS.find(({ code }) => code === RING);
if (!ring) throw new Error('The seed has no ring.');

describeOnEachEngine('telling that a price has fallen', (engine) => {
  let api: TestApi;
  let now: number;
  let price: number;
  beforeEach(async () => {
    now = NOW;
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now });
    await change({ price: 1_000_00 });
    price = 1_000_00;
  });
  afterEach(() => api.close());

  const runJob = () => notifyPriceDrop(api.context);
  const change = (fields: { price?: number; quantity?: number }, sku?: string) =>
    api.context.db
      .updateTable('skus')
      .set(fields)
      .where('product_code', '=', RING)
      .$if(sku !== undefined, (query) => query.where('sku', '=', sku ?? ''))
      .execute();
  const request = async (fields: Record<string, unknown>) =>
    expect(
      (await (await signInSession(api.handle)).post('PriceAlert', { ProductCode: RING, ...fields })).ReturnCode,
    ).toBe(0);
  const messages = () => api.context.db.selectFrom('outbox').selectAll().orderBy('recipient').execute();
  const alerts = () => api.context.db.selectFrom('price_alerts').selectAll().execute();

  test('no price alert is sent while the price stays or rises', async () => {
    await request({ Mobile: '9876543210' });
    await runJob();
    await change({ price: price + 1 });
    await runJob();
    expect([await messages(), await alerts()]).toMatchObject([[], [{ product_code: RING }]]);
  });

  test('every waiting recipient gets one message about a lower price, and the alert is deleted', async () => {
    await request({ Mobile: '9876543210' });
    await request({ Email: 'asha@example.com' });
    await change({ price: 899_50 });
    await runJob();
    await runJob();
    expect(await alerts()).toEqual([]);
    const link = `http://shop.test/${seedSlug(ring)}`;
    const expected = { kind: 'price-drop', state: 'waiting', created_at: NOW, expires_at: NOW + 3 * DAY_MS };
    expect(await messages()).toMatchObject([
      { ...expected, channel: 'sms', recipient: '9876543210', body: expect.stringContaining(`now ₹900. ${link}\n`) },
      {
        ...expected,
        channel: 'mail',
        recipient: 'asha@example.com',
        subject: 'Lower price: Suvarnika Solitaire Ring, now ₹900',
        body: expect.stringContaining(link),
      },
    ]);
  });

  test('a lower price counts once it can be bought for', async () => {
    await request({ Mobile: '9876543210' });
    await change({ price: 900_00 }, SOLD_OUT);
    await runJob();
    expect(await messages()).toEqual([]);
    await change({ quantity: 1 }, SOLD_OUT);
    await runJob();
    expect(await messages()).toHaveLength(1);
  });

  test('a dearer size that becomes cheaper, but not the cheapest, is not reported', async () => {
    await change({ price: 2_000_00 }, IN_STOCK);
    await request({ Mobile: '9876543210' });
    await change({ price: 1_500_00 }, IN_STOCK);
    await runJob();
    expect(await messages()).toEqual([]);
  });

  test('of many price alerts the oldest come first, and several processes send each message exactly once', async () => {
    await api.context.db
      .insertInto('price_alerts')
      .values(
        Array.from({ length: 150 }, (_, number) => ({
          id: `a-${number}`,
          product_code: RING,
          price,
          channel: 'sms' as const,
          recipient: `98765${String(number).padStart(5, '0')}`,
          customer_id: null,
          created_at: NOW - number,
        })),
      )
      .execute();
    await change({ price: price - 100 });
    expect(await runJob()).toBe(true);
    const left = (await alerts()).map(({ created_at }) => created_at);
    expect([left.length, Math.min(...left)]).toEqual([50, NOW - 49]);
    expect(await Promise.all([runJob(), runJob(), runJob()])).toEqual([false, false, false]);
    expect([(await messages()).length, await alerts()]).toEqual([150, []]);
  });

  test('a shopper who sets a price alert again hears of the same product at most once a day', async () => {
    for (let hour = 0; hour < 27; hour += 3) {
      now = NOW + hour * HOUR_MS;
      await change({ price });
      await request({ Email: hour % 2 ? 'Asha+x@example.com' : 'asha@example.com' });
      await change({ price: price - 100 });
      await Promise.all([runJob(), runJob()]);
      expect(await messages()).toHaveLength(hour < 24 ? 1 : 2);
    }
  });
});
