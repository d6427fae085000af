import type { calls, DataOf } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { FIELD_WATCH, WATCH } from '../testing/demo-skus.ts';
import { type Bought, type OrderShop, orderShop } from '../testing/order-shop.ts';
import { insertOrder, TEST_ADDRESS } from '../testing/orders.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Listed = DataOf<typeof calls.deskOrders>;

describeOnEachEngine('searching orders as the operator', (engine) => {
  let shop: OrderShop;
  let bought: Bought;
  let other: Bought;

  beforeAll(async () => {
    shop = await orderShop(engine);
  });
  beforeEach(async () => {
    await shop.reset();
    bought = await shop.bought();
    shop.clock.now += 1000;
    other = await shop.bought({ items: [[FIELD_WATCH, 1]] });
  });
  afterAll(() => shop.api.close());

  const listed = async (fields: object = {}) =>
    (await shop.desk<Listed>('DeskOrders', fields)).Data?.Orders.map(({ OrderNumber }) => OrderNumber);
  const numberOf = ({ order }: Bought) => order.OrderNumber;

  test('DeskOrders finds orders by AWB, HUID and serial number, however they are typed', async () => {
    const Pieces = [{ LineId: bought.order.Products[0]?.LineId, Piece: 1, Serial: 'AV-0001/23' }];
    await shop.advance(numberOf(bought), 'pack', { Pieces });
    await shop.advance(numberOf(bought), 'ship', { AWB: 'bd77X' });
    for (const Search of ['BD77X', 'bd77x', ' BD77x ', 'av-0001/23']) {
      expect(await listed({ Search })).toEqual([numberOf(bought)]);
    }
    await shop.db.updateTable('line_pieces').set({ huid: 'AB12CD' }).execute();
    expect(await listed({ Search: 'ab12cd' })).toEqual([numberOf(bought)]);
  });

  test('DeskOrders finds orders by the number of a return', async () => {
    await shop.db
      .insertInto('returns')
      .values({
        number: 'RT-261122-AAAAAA',
        order_number: numberOf(other),
        kind: 'return',
        state: 'requested',
        amount: 1,
        refund_to: 'source',
        document: '{}',
        replacement_order: null,
        requested_at: 1,
        changed_at: 1,
      })
      .execute();
    expect(await listed({ Search: 'rt-261122-aaaaaa' })).toEqual([numberOf(other)]);
  });

  test('DeskOrders finds orders by names and pincode, also after the address was changed', async () => {
    const { StateCode, State, Country, GSTIN, ...fields } = TEST_ADDRESS;
    await shop.modify(other, { Address: { ...fields, FullName: 'Bina Söhne', Pincode: '560002' } });
    expect(await listed({ Search: 'bina söhne' })).toEqual([numberOf(other)]);
    expect(await listed({ Search: 'BINA 560002' })).toEqual([numberOf(other)]);
    expect(await listed({ Search: '560001' })).toEqual([numberOf(bought)]);
    expect(await listed({ Search: 'asha' })).toEqual([numberOf(bought), numberOf(other)]);
    expect(await listed({ Search: 'bina asha%' })).toEqual([]);
  });

  test('DeskOrders finds late orders: in transit past their promised day', async () => {
    await shop.advanced(numberOf(bought), 'pack', 'ship');
    const over = Date.parse(`${bought.order.LatestDate}T00:00:00+05:30`) + DAY_MS;
    shop.clock.now = over - 1;
    expect(await listed({ Late: true })).toEqual([]);
    shop.clock.now = over;
    expect(await listed({ Late: true })).toEqual([numberOf(bought)]);
    await shop.advanced(numberOf(bought), 'deliver');
    expect(await listed({ Late: true })).toEqual([]);
  });

  test('DeskOrders finds unpaid orders that wait for an exchange difference, and no other unpaid ones', async () => {
    const waiting = await insertOrder(shop.db, { exchange_of: 'RT-261122-AAAAAA', placed_at: 1 });
    await insertOrder(shop.db, { placed_at: 1 });
    expect(await listed({ State: 'payment-pending' })).toEqual([waiting.number]);
  });

  test('a page of DeskOrders starts with open orders and continues with the newest others', async () => {
    for (let count = 0; count < 21; count += 1) {
      await insertOrder(shop.db, { number: `D${count}`, state: 'delivered', confirmed_at: 1, placed_at: count });
    }
    const first = (await listed()) ?? [];
    expect(first.slice(0, 3)).toEqual([numberOf(bought), numberOf(other), 'D20']);
    expect(first).toHaveLength(20);
    expect(await listed({ Page: 2 })).toEqual(['D2', 'D1', 'D0']);
    expect((await shop.desk<Listed>('DeskOrders', {})).Data?.TotalPages).toBe(2);
  });

  test('an order needs a HUID for each remaining gold item before it is packed', async () => {
    const { number } = await insertOrder(shop.db, {
      state: 'confirmed',
      confirmed_at: 1,
      hold: 'taken',
      lines: [
        { quantity: 3, cancelled: 1, document: { rootCategory: 'Jewellery', category: 'Rings', metal: 'Gold 22 KT' } },
        { sku: WATCH, cancelled: 0 },
      ],
    });
    const lines = await shop.db
      .selectFrom('order_lines')
      .select('id')
      .where('order_number', '=', number)
      .orderBy('position')
      .execute();
    const LineId = lines[0]?.id;
    const pack = (...huids: string[]) =>
      shop.advance(number, 'pack', { Pieces: huids.map((HUID, index) => ({ LineId, Piece: index + 1, HUID })) });
    for (const [huids, piece] of [
      [[], 1],
      [['AB12CD'], 2],
    ] as const) {
      expect(await pack(...huids)).toMatchObject({
        Data: { Field: 'Pieces', Message: expect.stringMatching(`^Line 1 \\(.*\\), piece ${piece} is gold and needs`) },
      });
    }
    expect((await pack('AB12CD', 'EF34GH')).ReturnCode).toBe(0);
    const { Data } = await shop.desk<DataOf<typeof calls.deskOrder>>('DeskOrder', { OrderNumber: number });
    expect(Data?.Pieces).toEqual([
      { LineId, Piece: 1, HUID: 'AB12CD', Serial: '' },
      { LineId, Piece: 2, HUID: 'EF34GH', Serial: '' },
    ]);
  });
});
