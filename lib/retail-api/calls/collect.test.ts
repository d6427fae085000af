import { type calls, type DataOf, type InvoiceWire, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { expireHolds } from '../orders/holds/expire-holds.ts';
import { COLLECT, type CollectShop, collectShop, DELHI, ELSEWHERE, FAR, NEAR } from '../testing/collect-shop.ts';
import { RING, WATCH } from '../testing/demo-skus.ts';
import { shelfOf } from '../testing/ledgers.ts';
import { type OrderShopper, orderShopper } from '../testing/order-shopper.ts';
import { resetShopRules, setDelivery } from '../testing/shop-rules.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Stores = DataOf<typeof calls.collectStores>;
const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
/** The longest duration on a busy machine. */
const MAX_MS = 30_000;

describeOnEachEngine('orders that are collected from a store', (engine) => {
  let shop: CollectShop;
  let asha: OrderShopper;

  beforeAll(async () => {
    shop = await collectShop(engine);
  });
  beforeEach(async () => {
    await shop.resetShelves({
      [NEAR]: { [WATCH]: 1, [RING]: 2 },
      [FAR]: { [WATCH]: 3 },
      [ELSEWHERE]: { [WATCH]: 9, [RING]: 9 },
    });
    asha = await orderShopper(shop.api);
  });
  afterEach(resetShopRules);
  afterAll(() => shop.api.close());

  const stores = async (shopper: OrderShopper, fields: object = {}) =>
    (await shopper.caller.post<Stores>('CollectStores', { Text: '560001', ...fields })).Data;
  const names = async (shopper: OrderShopper) => (await stores(shopper))?.Stores.map(({ StoreCode }) => StoreCode);

  test('the stores of the seller’s state that have every item are offered, the nearest first', async () => {
    await asha.fill(WATCH);
    expect(await names(asha)).toEqual([NEAR, FAR]);
    await asha.fill(RING);
    expect(await names(asha)).toEqual([NEAR]);
    await asha.fill(WATCH);
    expect(await names(asha)).toEqual([]);
  });

  test('click and collect: nobody is offered a store far away in another state', async () => {
    await asha.fill(WATCH);
    expect((await stores(asha, { Text: '110001' }))?.Stores).toEqual([]);
  });

  test('click and collect: no store is offered where the operator has switched it off, and none takes an order', async () => {
    await asha.fill(WATCH);
    await shop.setOption('ClickAndCollect', 'off');
    expect(await names(asha)).toEqual([]);
    expect(await asha.order({ Collect: COLLECT })).toMatchObject({ ReturnCode: code('InvalidRequest') });
  });

  test('an order keeps the items on the shelves of its store, not online, and costs no shipping', async () => {
    setDelivery({ charge: 99, freeFrom: null });
    await asha.fill(WATCH);
    const delivered = (await asha.view())?.PayableAmount ?? 0;
    expect((await asha.view({ Collect: true }))?.PayableAmount).toBe(delivered - 99);
    const order = await asha.ordered({ Collect: COLLECT, ExpectedAmount: delivered - 99 });
    expect(order).toMatchObject({
      ShippingCharges: 0,
      Address: { FullName: 'Ravi Rao', Mobile: '9812345678', AddressLine1: 'Bengaluru Store', StateCode: '29' },
      Collect: { StoreCode: NEAR, StoreName: 'Bengaluru Store', ReadyAt: null, KeptUntil: null },
    });
    expect([await shop.free(NEAR), await shop.free(FAR), await shelfOf(shop.db, WATCH)]).toEqual([0, 3, 100]);
  });

  test('items that a store keeps for an order are not offered to others, neither to order nor on the product’s page', async () => {
    await asha.fill(WATCH);
    await asha.ordered({ Collect: COLLECT });
    const ravi = await orderShopper(shop.api);
    await ravi.fill(WATCH);
    expect(await names(ravi)).toEqual([FAR]);
    expect(await ravi.order({ Collect: COLLECT })).toMatchObject({
      ReturnCode: code('InvalidRequest'),
      Data: { Field: 'Collect' },
    });
    const stock = await ravi.caller.post<DataOf<typeof calls.storeStock>>('StoreStock', { ProductCode: '1801AV01' });
    expect(stock.Data?.CollectHours).toBe(2);
    expect(stock.Data?.Stores.map(({ StoreCode, Collect }) => [StoreCode, Collect])).toEqual([
      [FAR, true],
      [ELSEWHERE, false],
    ]);
  });

  test('a shopper who orders again is offered the items that the unpaid order keeps, and may have it delivered instead', async () => {
    await asha.fill(WATCH);
    await asha.ordered({ Collect: COLLECT });
    expect(await names(asha)).toEqual([NEAR, FAR]);
    await asha.ordered({ Collect: COLLECT });
    expect(await shop.free(NEAR)).toBe(0);
    await asha.ordered();
    expect([await shop.free(NEAR), await shelfOf(shop.db, WATCH)]).toEqual([1, 99]);
  });

  test('an order that is not paid in time frees the shelf; money that comes later keeps it again if it can', async () => {
    await asha.fill(WATCH);
    const { OrderNumber } = await asha.ordered({ Collect: COLLECT });
    shop.clock.now += 11 * MINUTE_MS;
    await expireHolds(shop.api.context);
    expect(await shop.free(NEAR)).toBe(1);
    await shop.pays(OrderNumber);
    expect([(await shop.row(OrderNumber))?.state, await shop.free(NEAR)]).toEqual(['confirmed', 0]);
  });

  test('money that comes when the piece is sold to another is refunded', async () => {
    await asha.fill(WATCH);
    const { OrderNumber } = await asha.ordered({ Collect: COLLECT });
    shop.clock.now += 11 * MINUTE_MS;
    await expireHolds(shop.api.context);
    const ravi = await orderShopper(shop.api);
    await ravi.fill(WATCH);
    await ravi.ordered({ Collect: COLLECT });
    await shop.pays(OrderNumber);
    expect((await shop.row(OrderNumber))?.state).not.toBe('confirmed');
    expect(await shop.free(NEAR)).toBe(0);
  });

  test(
    'of twelve shoppers who order the last three pieces of a store at once, three get one',
    async () => {
      const shoppers = await Promise.all(Array.from({ length: 12 }, () => orderShopper(shop.api)));
      for (const { fill } of shoppers) await fill(WATCH);
      const Collect = { ...COLLECT, StoreCode: FAR };
      const answers = await Promise.all(shoppers.map(({ order }) => order({ Collect, ExpectedAmount: 12_495 })));
      const codes = answers.map(({ ReturnCode }) => ReturnCode).toSorted((a, b) => a - b);
      expect(codes).toEqual([0, 0, 0, ...Array.from({ length: 9 }, () => code('InvalidRequest'))]);
      expect(await shop.free(FAR)).toBe(0);
    },
    MAX_MS,
  );

  test('a store that reports its stock during an order keeps what it keeps', async () => {
    await asha.fill(WATCH);
    await asha.ordered({ Collect: COLLECT });
    await shop.desk('SetStoreStock', { StoreCode: NEAR, Whole: true, Stock: [{ SKU: WATCH, Quantity: 1 }] });
    expect(await shop.free(NEAR)).toBe(0);
    await shop.desk('SetStoreStock', { StoreCode: NEAR, Whole: true, Stock: [{ SKU: WATCH, Quantity: 2 }] });
    expect(await shop.free(NEAR)).toBe(1);
  });

  test('cash is not taken at a store', async () => {
    await asha.fill(RING);
    expect(await asha.order({ Collect: COLLECT, PaymentMethod: 'cash-on-delivery' })).toMatchObject({
      ReturnCode: code('MethodNotOffered'),
      Data: { Reason: 'collect' },
    });
    const offered = await asha.caller.post<DataOf<typeof calls.paymentMethods>>('PaymentMethods', { Collect: true });
    expect(offered.Data?.Methods).toContainEqual({ Method: 'cash-on-delivery', Refusal: 'collect' });
  });

  test('the place of supply is the state of the store, whatever the buyer’s address is', async () => {
    const AddressGUID = await asha.addAddress(DELHI);
    await asha.fill(WATCH);
    const { order } = await shop.boughtToCollect(asha, { AddressGUID });
    const { Data } = await asha.caller.post<InvoiceWire>('Invoice', { OrderNumber: order.OrderNumber });
    expect(Data).toMatchObject({
      Collected: true,
      PlaceOfSupply: { StateCode: '29' },
      ShipTo: { AddressLine1: 'Bengaluru Store' },
      BillTo: { StateCode: '07' },
      Igst: 0,
    });
    expect(Data?.Cgst).toBeGreaterThan(0);
    await asha.fill(WATCH);
    const posted = await asha.ordered({ AddressGUID });
    await shop.pays(posted.OrderNumber);
    const { Data: igst } = await asha.caller.post<InvoiceWire>('Invoice', { OrderNumber: posted.OrderNumber });
    expect(igst).toMatchObject({ PlaceOfSupply: { StateCode: '07' }, Cgst: 0 });
    expect(igst).not.toHaveProperty('Collected');
  });

  test('its customer may cancel it, which frees the shelf, but neither change its address nor its size', async () => {
    await asha.fill(WATCH);
    const bought = await shop.boughtToCollect(asha);
    expect((await shop.details(bought)).Actions).toEqual(['cancel']);
    expect(await shop.modify(bought, { Sizes: [] })).toMatchObject({ Data: { Reason: 'not-offered' } });
    expect((await shop.cancel(bought)).Data?.State).toBe('cancelled');
    expect([await shop.free(NEAR), await shelfOf(shop.db, WATCH)]).toEqual([1, 100]);
  });

  test('cancelling a part frees that part', async () => {
    await asha.fill(RING, 2);
    const bought = await shop.boughtToCollect(asha);
    expect(await shop.free(NEAR, RING)).toBe(0);
    const Lines = [{ LineId: bought.order.Products[0]?.LineId, Quantity: 1 }];
    expect((await shop.cancel(bought, { Lines })).ReturnCode).toBe(0);
    expect(await shop.free(NEAR, RING)).toBe(1);
  });
});
