import { type calls, type DataOf, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { DAY_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { expireCollections } from '../orders/collect/expire-collections.ts';
import { COLLECT, type CollectShop, collectShop, FAR, NEAR } from '../testing/collect-shop.ts';
import { RING, WATCH } from '../testing/demo-skus.ts';
import type { Bought } from '../testing/order-shop.ts';
import { orderShopper } from '../testing/order-shopper.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const other = (right: string) => (right === '000000' ? '000001' : '000000');

describeOnEachEngine('orders that are collected, at the desk', (engine) => {
  let shop: CollectShop;
  let bought: Bought;
  let number: string;

  beforeAll(async () => {
    shop = await collectShop(engine);
  });
  beforeEach(async () => {
    await shop.resetShelves({ [NEAR]: { [WATCH]: 3, [RING]: 1 }, [FAR]: { [WATCH]: 1 } });
    const asha = await orderShopper(shop.api, { email: 'asha@example.com' });
    await asha.fill(WATCH);
    bought = await shop.boughtToCollect(asha);
    number = bought.order.OrderNumber;
  });
  afterAll(() => shop.api.close());

  test('the store makes it ready and hands it over for the code, which buyer and collector got', async () => {
    expect(await shop.advance(number, 'pack')).toMatchObject({ ReturnCode: code('NotAllowedNow') });
    expect(await shop.advance(number, 'collect', { Code: '123456' })).toMatchObject({
      ReturnCode: code('NotAllowedNow'),
    });
    expect((await shop.advance(number, 'ready')).Data?.State).toBe('ready-to-collect');
    const right = await shop.code();
    const [mail] = await shop.mails('order-ready-to-collect');
    expect(mail).toMatchObject({ channel: 'mail', recipient: 'asha@example.com' });
    expect(mail?.body).toContain(right);
    expect(await shop.free(NEAR)).toBe(2);
    expect((await shop.advance(number, 'collect', { Code: right })).Data?.State).toBe('delivered');
    const shelf = await shop.db.selectFrom('store_stock').select('quantity').where('store_code', '=', NEAR).execute();
    expect([shelf.map(({ quantity }) => quantity).toSorted(), await shop.free(NEAR)]).toEqual([[1, 2], 2]);
    expect((await shop.row(number))?.delivered_at).toBe(shop.clock.now);
    expect((await shop.mails('order-delivered'))[0]?.subject).toMatch(/has been collected/);
    const { Data } = await shop.desk<DataOf<typeof calls.deskOrder>>('DeskOrder', { OrderNumber: number });
    expect(Data?.Audit.at(-1)).toMatchObject({ By: 'desk:Meera', Did: 'delivered' });
    // The return period begins at the counter.
    expect((await shop.details(bought)).Actions).toContain('return');
  });

  test.each([
    ['the last piece', 1],
    ['a piece that the store no longer reports', 0],
  ])('%s leaves the shelf empty', async (_which, reported) => {
    await shop.desk('SetStoreStock', { StoreCode: NEAR, Whole: true, Stock: [{ SKU: WATCH, Quantity: reported }] });
    await shop.advanced(number, 'ready');
    expect((await shop.advance(number, 'collect', { Code: await shop.code() })).Data?.State).toBe('delivered');
    expect(await shop.db.selectFrom('store_stock').select('sku').where('store_code', '=', NEAR).execute()).toEqual([]);
  });

  test('a buyer without email who collects it gets one SMS', async () => {
    const ravi = await orderShopper(shop.api);
    await ravi.fill(WATCH);
    const own = await shop.boughtToCollect(ravi, { Collect: { ...COLLECT, Mobile: ravi.mobile } });
    await shop.advanced(own.order.OrderNumber, 'ready');
    const messages = await shop.mails('order-ready-to-collect');
    expect(messages.map(({ channel, recipient }) => [channel, recipient])).toEqual([['sms', ravi.mobile]]);
  });

  test('a gold piece needs its hallmark before it is ready', async () => {
    const [line] = bought.order.Products;
    const row = await shop.db
      .selectFrom('order_lines')
      .selectAll()
      .where('id', '=', line?.LineId ?? '')
      .executeTakeFirstOrThrow();
    const document = { ...JSON.parse(row.document), rootCategory: 'Jewellery', metal: 'Yellow Gold 22 KT (916)' };
    await shop.db
      .updateTable('order_lines')
      .set({ document: JSON.stringify(document) })
      .where('id', '=', row.id)
      .execute();
    expect(await shop.advance(number, 'ready')).toMatchObject({ ReturnCode: code('InvalidRequest') });
    const Pieces = [{ LineId: row.id, Piece: 1, HUID: 'AB12CD' }];
    expect((await shop.advance(number, 'ready', { Pieces })).Data?.State).toBe('ready-to-collect');
  });

  test('after five wrong collect codes even the right one has to wait', async () => {
    await shop.advanced(number, 'ready');
    const right = await shop.code();
    expect(await shop.advance(number, 'collect')).toMatchObject({ Data: { Field: 'Code' } });
    for (let tries = 0; tries < 5; tries++) {
      expect(await shop.advance(number, 'collect', { Code: other(right) })).toMatchObject({
        ReturnCode: code('OtpWrong'),
      });
    }
    expect(await shop.advance(number, 'collect', { Code: right })).toMatchObject({
      ReturnCode: code('TooManyRequests'),
    });
    expect((await shop.row(number))?.state).toBe('ready-to-collect');
    shop.clock.now += 16 * MINUTE_MS;
    expect((await shop.advance(number, 'collect', { Code: right })).Data?.State).toBe('delivered');
  });

  test('a new code voids the old one', async () => {
    await shop.advanced(number, 'ready');
    const old = await shop.code();
    await shop.advanced(number, 'send-code');
    const fresh = await shop.code();
    expect(fresh).not.toBe(old);
    expect(await shop.advance(number, 'collect', { Code: old })).toMatchObject({ ReturnCode: code('OtpWrong') });
    expect((await shop.advance(number, 'collect', { Code: fresh })).ReturnCode).toBe(0);
  });

  test('an order for a courier is neither made ready nor collected', async () => {
    const posted = await shop.bought();
    expect(await shop.advance(posted.order.OrderNumber, 'ready')).toMatchObject({
      ReturnCode: code('NotAllowedNow'),
    });
  });

  test('a store lists its own orders', async () => {
    const listed = async (StoreCode: string) =>
      (await shop.desk<DataOf<typeof calls.deskOrders>>('DeskOrders', { StoreCode })).Data?.Orders.map(
        ({ OrderNumber }) => OrderNumber,
      );
    await shop.bought();
    expect([await listed('st1'), await listed(FAR)]).toEqual([[number], []]);
  });

  test('a shopper who does not collect an order is reminded once, and the order is then cancelled with a full refund', async () => {
    await shop.advanced(number, 'ready');
    const { KeptUntil } = (await shop.details(bought)).Collect ?? {};
    if (!KeptUntil) throw new Error('It is not kept.');
    const at = async (time: number) => {
      shop.clock.now = time;
      await expireCollections(shop.api.context);
      return [(await shop.row(number))?.state, (await shop.mails('order-collect-reminder')).length];
    };
    expect(await at(KeptUntil - 2 * DAY_MS - 1)).toEqual(['ready-to-collect', 0]);
    // One to the buyer, one to the collector.
    expect(await at(KeptUntil - 2 * DAY_MS)).toEqual(['ready-to-collect', 2]);
    expect(await at(KeptUntil - 1)).toEqual(['ready-to-collect', 2]);
    expect(await at(KeptUntil)).toEqual(['cancelled', 2]);
    expect(await shop.free(NEAR)).toBe(3);
    expect(await shop.orderRefunds()).toMatchObject([{ method: 'gateway', amount: bought.order.PayableAmount * 100 }]);
    expect((await shop.mails('order-cancelled'))[0]?.body).toMatch(/Nobody collected it by/);
  });

  test('an order that was collected does not expire', async () => {
    await shop.advanced(number, 'ready');
    await shop.advance(number, 'collect', { Code: await shop.code() });
    shop.clock.now += 30 * DAY_MS;
    await expireCollections(shop.api.context);
    expect((await shop.row(number))?.state).toBe('delivered');
  });
});
