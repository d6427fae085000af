import { type calls, type DataOf, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { newId } from '../core/db/new-id.ts';
import { FIELD_WATCH, RING, SMALL_RING, WATCH } from '../testing/demo-skus.ts';
import { shelfOf, stockByLedger } from '../testing/ledgers.ts';
import { type Bought, type OrderShop, orderShop } from '../testing/order-shop.ts';
import { TEST_ADDRESS } from '../testing/orders.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { untilLockWait } from '../testing/until-lock-wait.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const SOLD_OUT_RING = '7701SV01-16';
const { StateCode, State, Country, GSTIN, ...ADDRESS } = TEST_ADDRESS;

describeOnEachEngine('modifying an order', (engine) => {
  let shop: OrderShop;

  beforeAll(async () => {
    shop = await orderShop(engine);
  });
  beforeEach(async () => {
    await shop.reset();
    // All rings get the same price, unlike in the seed.
    await shop.db.updateTable('skus').set({ price: 10_000_00 }).where('product_code', '=', '7701SV01').execute();
  });
  afterAll(() => shop.api.close());

  const size = ({ order }: Bought, SKU: string, line = 0) => ({ LineId: order.Products[line]?.LineId, SKU });
  const options = ({ shopper, order }: Bought) =>
    shopper.caller.post<DataOf<typeof calls.orderOptions>>('OrderOptions', { OrderNumber: order.OrderNumber });

  test('the delivery address of an order can be changed within its state', async () => {
    const bought = await shop.bought();
    const Address = {
      ...ADDRESS,
      FullName: 'Ravi Rao',
      AddressLine1: '7 Temple Road',
      City: 'Mysuru',
      Pincode: '570001',
    };
    const { Data } = await shop.modify(bought, { Address });
    expect(Data?.Address).toEqual({ ...TEST_ADDRESS, ...Address });
    expect(Data?.BillingAddress).toEqual(TEST_ADDRESS);
    expect(Data?.LatestDate).not.toBe(bought.order.LatestDate);
    expect(Data?.Events.map(({ Kind }) => Kind)).toEqual(['placed', 'confirmed', 'modified']);
    const [mail] = await shop.mails('order-modified');
    expect(mail?.body).toContain('We will now deliver it to:\n\nRavi Rao\n7 Temple Road');
    expect(await shop.modify(bought, { Address })).toMatchObject({ ReturnCode: 0 });
    expect(await shop.mails('order-modified')).toHaveLength(1);
  });

  test('modifying an order leaves its invoice as it was issued', async () => {
    const bought = await shop.bought({ items: [[RING, 1]] });
    const invoice = async () => {
      const { Data } = await bought.shopper.caller.post('Invoice', { OrderNumber: bought.order.OrderNumber });
      return Data;
    };
    const issued = await invoice();
    for (const AddressLine1 of ['7 Temple Road', '8 Temple Road']) {
      expect((await shop.modify(bought, { Address: { ...ADDRESS, AddressLine1 } })).ReturnCode).toBe(0);
    }
    expect((await shop.modify(bought, { Sizes: [size(bought, SMALL_RING)] })).ReturnCode).toBe(0);
    expect(await invoice()).toEqual(issued);
  });

  test('two orders that swap sizes concurrently do not deadlock', async () => {
    const [one, other] = [await shop.bought({ items: [[SMALL_RING, 1]] }), await shop.bought({ items: [[RING, 1]] })];
    const { swaps } = await shop.db.transaction().execute(async (transaction) => {
      const lock = transaction.updateTable('skus').set({ position: 0 }).where('sku', '=', SMALL_RING);
      await lock.execute();
      const first = shop.modify(one, { Sizes: [size(one, RING)] });
      await untilLockWait(shop.db, engine, 'update');
      const second = shop.modify(other, { Sizes: [size(other, SMALL_RING)] });
      await untilLockWait(shop.db, engine, 'update', 2);
      // These promises are not awaited here because they wait for this transaction.
      return { swaps: [first, second] };
    });
    expect((await Promise.all(swaps)).map(({ ReturnCode }) => ReturnCode)).toEqual([0, 0]);
    expect([await shelfOf(shop.db, RING), await shelfOf(shop.db, SMALL_RING)]).toEqual([8, 3]);
  });

  test('the size of all remaining items of a line can be changed at the same price', async () => {
    const bought = await shop.bought({ items: [[RING, 3]] });
    await shop.cancel(bought, { Lines: [{ LineId: bought.order.Products[0]?.LineId, Quantity: 1 }] });
    const { Data } = await shop.modify(bought, { Sizes: [size(bought, SMALL_RING)] });
    expect(Data?.Products).toMatchObject([{ SKU: SMALL_RING, SizeName: '12', Quantity: 3, CancelledQuantity: 1 }]);
    expect(Data?.Total).toBe(bought.order.Total);
    expect([await shelfOf(shop.db, RING), await shelfOf(shop.db, SMALL_RING)]).toEqual([9, 2]);
    const [mail] = await shop.mails('order-modified');
    expect(mail?.body).toContain('Suvarnika Solitaire Ring: size 12 instead of 14');
    // After the cancellation the items return to the stock of their current size.
    await shop.cancel(bought);
    expect(await shelfOf(shop.db, SMALL_RING)).toBe(4);
    expect(await stockByLedger(shop.db)).toMatchObject({ [RING]: 9, [SMALL_RING]: 4 });
  });

  test('two lines can swap sizes even when no other stock is left', async () => {
    await shop.reset({ [RING]: 1, [SMALL_RING]: 1 });
    await shop.db.updateTable('skus').set({ price: 10_000_00 }).where('sku', '=', SMALL_RING).execute();
    const bought = await shop.bought({
      items: [
        [RING, 1],
        [SMALL_RING, 1],
      ],
    });
    const Sizes = [size(bought, SMALL_RING, 0), size(bought, RING, 1)];
    expect((await shop.modify(bought, { Sizes })).Data?.Products).toMatchObject([
      { SizeName: '12' },
      { SizeName: '14' },
    ]);
    expect([await shelfOf(shop.db, RING), await shelfOf(shop.db, SMALL_RING)]).toEqual([0, 0]);
  });

  test('order options list the available sizes and the pickup dates', async () => {
    const bought = await shop.bought({
      items: [
        [RING, 5],
        [WATCH, 1],
      ],
    });
    await shop.db.updateTable('skus').set({ price: 11_000_00 }).where('sku', '=', SOLD_OUT_RING).execute();
    const { Data } = await options(bought);
    expect(Data?.Lines).toEqual([
      {
        LineId: bought.order.Products[0]?.LineId,
        Sizes: [
          // The order has five, and four of these are in stock.
          { SKU: SMALL_RING, SizeName: '12', Price: 10_000, InStock: false, SamePrice: true },
          { SKU: RING, SizeName: '14', Price: 10_000, InStock: true, SamePrice: true },
          { SKU: SOLD_OUT_RING, SizeName: '16', Price: 11_000, InStock: false, SamePrice: false },
        ],
      },
      { LineId: bought.order.Products[1]?.LineId, Sizes: [] },
    ]);
    expect(Data?.PickupDates).toHaveLength(6);
    const other = await shop.bought();
    expect((await options({ ...other, order: bought.order })).ReturnCode).toBe(code('NotFound'));
  });

  test.each<[string, ReturnCodeName, object, (bought: Bought) => object]>([
    ['a size that is sold out', 'OutOfStock', {}, (bought) => ({ Sizes: [size(bought, SOLD_OUT_RING)] })],
    ['a size of another product', 'InvalidRequest', {}, (bought) => ({ Sizes: [size(bought, WATCH)] })],
    ['a line of another order', 'InvalidRequest', {}, () => ({ Sizes: [{ LineId: newId(), SKU: SMALL_RING }] })],
    ['another state', 'InvalidRequest', { Field: 'Pincode' }, () => ({ Address: { ...ADDRESS, Pincode: '110001' } })],
    ['where nothing is delivered to', 'NotServiceable', {}, () => ({ Address: { ...ADDRESS, Pincode: '999999' } })],
  ])('modifying an order is refused and changes nothing: %s', async (_title, name, data, fields) => {
    const bought = await shop.bought({ items: [[RING, 1]] });
    const request = { Address: { ...ADDRESS, AddressLine1: 'Elsewhere' }, ...fields(bought) };
    const answer = await shop.modify(bought, request);
    expect(answer).toMatchObject({ ReturnCode: code(name), ...(name === 'InvalidRequest' ? { Data: data } : {}) });
    expect((await shop.details(bought)).Address).toEqual(TEST_ADDRESS);
    expect(await shelfOf(shop.db, RING)).toBe(8);
    expect(await shop.mails('order-modified')).toEqual([]);
  });

  test('modifying is refused with NotAllowedNow for another price, a cancelled line, a packed order, or when off', async () => {
    const bought = await shop.bought({
      items: [
        [RING, 1],
        [FIELD_WATCH, 1],
      ],
    });
    const reasonOf = async (fields: object) => {
      const answer = await shop.modify(bought, fields);
      expect(answer.ReturnCode).toBe(code('NotAllowedNow'));
      return answer.Data?.Reason;
    };
    const Sizes = [size(bought, SMALL_RING)];
    await shop.db.updateTable('skus').set({ price: 1 }).where('sku', '=', SMALL_RING).execute();
    expect(await reasonOf({ Sizes })).toBe('difference');
    await shop.setOption('OrderModify', 'off');
    expect(await reasonOf({ Sizes })).toBe('not-offered');
    await shop.setOption('OrderModify', 'on');
    await shop.cancel(bought, { Lines: [{ LineId: bought.order.Products[0]?.LineId, Quantity: 1 }] });
    expect(await reasonOf({ Sizes })).toBe('nothing-left');
    await shop.advanced(bought.order.OrderNumber, 'pack');
    expect(await reasonOf({ Address: ADDRESS })).toBe('packed');
  });

  test('a modification repeated with its key is done once; NotFound for another customer’s order', async () => {
    const bought = await shop.bought({ items: [[RING, 1]] });
    const request = { Sizes: [size(bought, SMALL_RING)], IdempotencyKey: newId() };
    const answers = await Promise.all([shop.modify(bought, request), shop.modify(bought, request)]);
    expect(answers.map(({ Data }) => Data?.Products[0]?.SKU)).toEqual([SMALL_RING, SMALL_RING]);
    expect([await shelfOf(shop.db, RING), await shelfOf(shop.db, SMALL_RING)]).toEqual([9, 3]);
    const other = await shop.bought();
    const stranger = { shopper: other.shopper, order: bought.order };
    expect((await shop.modify(stranger, { Address: ADDRESS })).ReturnCode).toBe(code('NotFound'));
  });
});
