import { RETURN_CODES } from '#lib/contract/index.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { restock } from '../testing/ledgers.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const WATCH = '1801AV01';
const RING = '7701SV01';
const SOLD_OUT = '3301TK01';

describeOnEachEngine('PriceAlert', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  let now = NOW;
  let price: number;
  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now });
    ({ price } = await api.context.db
      .selectFrom('skus')
      .select('price')
      .where('sku', '=', WATCH)
      .executeTakeFirstOrThrow());
  });
  beforeEach(async () => {
    now = NOW;
    await eraseShoppers(api.context.db);
    await restock(api.context.db);
    await setPrice(price);
    caller = await signInSession(api.handle);
  });
  afterAll(() => api.close());

  const setPrice = (paise: number) =>
    api.context.db.updateTable('skus').set({ price: paise }).where('sku', '=', WATCH).execute();
  const send = (fields: Record<string, unknown>, by = caller) =>
    by.post('PriceAlert', { ProductCode: WATCH, ...fields });
  const alerts = () => api.context.db.selectFrom('price_alerts').selectAll().orderBy('recipient').execute();
  const ownerAfter = async (fields: Record<string, unknown>, tokens: string[]) => {
    for (const token of tokens) {
      now += 30_000;
      expect((await send(fields, await signInSession(api.handle, token))).ReturnCode).toBe(0);
    }
    return (await alerts()).map((row) => row.customer_id);
  };

  test('a price alert is stored with the current price, for a mobile or an email', async () => {
    const answer = await send({ Mobile: '9876543210', ProductCode: WATCH.toLowerCase() });
    expect(answer).toEqual({ status: 200, ReturnCode: 0, ReturnMessage: 'Success', Data: null });
    await send({ Email: 'Asha@Example.com' });
    const alert = { product_code: WATCH, price, customer_id: null, created_at: NOW, not_before: 0 };
    expect(await alerts()).toMatchObject([
      { ...alert, channel: 'sms', recipient: '9876543210' },
      { ...alert, channel: 'mail', recipient: 'asha@example.com' },
    ]);
  });

  test('a price alert compares the cheapest of several sizes', async () => {
    await api.context.db.updateTable('skus').set({ price: 900_00 }).where('sku', '=', '7701SV01-14').execute();
    await send({ ProductCode: RING, Mobile: '9876543210' });
    expect(await alerts()).toMatchObject([{ product_code: RING, price: 900_00 }]);
  });

  test('repeated price alerts, also concurrent ones, get the same response, are stored once and use no limit', async () => {
    const first = await send({ Email: 'asha@example.com' });
    const again = await Promise.all(Array.from({ length: 8 }, () => send({ Email: 'ASHA@example.com' })));
    expect(again).toEqual(again.map(() => first));
    expect(await alerts()).toHaveLength(1);
  });

  test('a price alert that is repeated after the price rose is for the new price', async () => {
    await send({ Mobile: '9876543210' });
    await setPrice(price + 100_00);
    now += 30_000;
    await send({ Mobile: '9876543210' });
    expect(await alerts()).toMatchObject([{ price: price + 100_00, created_at: now }]);
  });

  test('price alerts share their limits with notify requests, and a stranger is limited like a new request', async () => {
    const refused = { ReturnCode: RETURN_CODES.TooManyRequests.code, Data: { RetryAfterSeconds: 30 } };
    expect((await send({ Mobile: '9876543210' })).ReturnCode).toBe(0);
    expect(await caller.post('NotifyMe', { SKU: SOLD_OUT, Mobile: '9876543210' })).toMatchObject(refused);
    expect(await send({ Mobile: '9876543210' }, await signInSession(api.handle))).toMatchObject(refused);
  });

  test('a price alert and a notify request with the same code do not answer for each other', async () => {
    await caller.post('NotifyMe', { SKU: SOLD_OUT, Mobile: '9876543210' });
    await restock(api.context.db, { [SOLD_OUT]: 1 });
    now += 30_000;
    expect((await send({ ProductCode: SOLD_OUT, Mobile: '9876543210' })).ReturnCode).toBe(0);
    expect(await alerts()).toHaveLength(1);
  });

  test('a price alert belongs to the customer who made it; one that several people made belongs to none', async () => {
    const [asha, ravi] = [await addCustomer(api), await addCustomer(api)];
    expect(await ownerAfter({ Email: 'asha@example.com' }, [asha.token])).toEqual([asha.id]);
    // The price has changed, so that the same customer asks again.
    await setPrice(price + 100);
    expect(await ownerAfter({ Email: 'asha@example.com' }, [asha.token])).toEqual([asha.id]);
    expect(await ownerAfter({ Email: 'asha@example.com' }, [ravi.token])).toEqual([null]);
  });

  test.each([
    [{}, 'Mobile'],
    [{ Mobile: '9876543210', Email: 'asha@example.com' }, 'Email'],
    [{ Email: 'asha@example.com\r\nBcc: ravi@example.com' }, 'Email'],
    [{ Mobile: '9876543210', ProductCode: '' }, 'ProductCode'],
  ])('PriceAlert refuses %j', async (fields, Field) => {
    expect(await send(fields)).toMatchObject({ ReturnCode: RETURN_CODES.InvalidRequest.code, Data: { Field } });
    expect(await alerts()).toEqual([]);
  });

  test.each([
    ['an unknown product', 'NOSUCH', RETURN_CODES.NotFound.code],
    ['a sold-out product', SOLD_OUT, RETURN_CODES.Conflict.code],
  ])('PriceAlert refuses %s without using the limit', async (_case, ProductCode, code) => {
    expect((await send({ ProductCode, Mobile: '9876543210' })).ReturnCode).toBe(code);
    expect((await send({ Mobile: '9876543210' })).ReturnCode).toBe(0);
  });
});
