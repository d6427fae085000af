import { type calls, type DataOf, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { newId } from '../core/db/new-id.ts';
import { FIELD_WATCH, RING, WATCH } from '../testing/demo-skus.ts';
import { shelfOf, stockByLedger } from '../testing/ledgers.ts';
import { type OrderShop, orderShop } from '../testing/order-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
type Shown = DataOf<typeof calls.deskOrder>;

describeOnEachEngine('operator steps after an order is shipped', (engine) => {
  let shop: OrderShop;

  beforeAll(async () => {
    shop = await orderShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  const shown = async (OrderNumber: string) => (await shop.desk<Shown>('DeskOrder', { OrderNumber })).Data;
  const watchAndTwo = { items: [[WATCH, 1] as [string, number], [FIELD_WATCH, 2] as [string, number]] };

  test('an undelivered parcel is refunded in full with its reason, and the stock does not change', async () => {
    const bought = await shop.bought({ ...watchAndTwo, cards: [5_000_00], coupon: true });
    const { OrderNumber, Total } = bought.order;
    await shop.advanced(OrderNumber, 'pack', 'ship', 'out-for-delivery');
    const shelf = await shelfOf(shop.db, FIELD_WATCH);
    const nothing = await shop.advance(OrderNumber, 'undelivered', { Reason: '' });
    expect(nothing).toMatchObject({ ReturnCode: code('InvalidRequest'), Data: { Field: 'Reason' } });
    const { Data } = await shop.advance(OrderNumber, 'undelivered');
    expect(Data).toMatchObject({ State: 'cancelled', PaymentState: 'refunding', RefundAmount: Total });
    expect(await shelfOf(shop.db, FIELD_WATCH)).toBe(shelf);
    expect(await shop.db.selectFrom('coupon_redemptions').selectAll().execute()).toEqual([]);
    const creditNotes = await shop.db.selectFrom('credit_notes').select('amount').execute();
    expect(creditNotes.map(({ amount }) => amount)).toEqual([Math.round(Total * 100)]);
    const [mail] = await shop.mails('order-cancelled');
    expect(mail?.body).toContain(
      `We are sorry. We could not deliver your order ${OrderNumber}, so we have cancelled it. Nobody was at home three times.`,
    );
    expect((await shop.advance(OrderNumber, 'deliver')).ReturnCode).toBe(code('NotAllowedNow'));
  });

  test('an undelivered cash-on-delivery parcel has nothing due any more', async () => {
    const { order } = await shop.bought({ items: [[FIELD_WATCH, 1]], method: 'cash-on-delivery' });
    await shop.advanced(order.OrderNumber, 'pack', 'ship', 'undelivered');
    expect((await shown(order.OrderNumber))?.Order).toMatchObject({ State: 'cancelled', DueAmount: 0 });
    expect(await shop.orderRefunds()).toMatchObject([{ method: 'due' }]);
  });

  test('an undelivered parcel that has returned is restocked line by line, once', async () => {
    await shop.reset();
    const shelves = await stockByLedger(shop.db);
    const { order } = await shop.bought(watchAndTwo);
    const { OrderNumber, Products } = order;
    const two = Products.find(({ Quantity }) => Quantity === 2);
    const restock = (SellableLineIds: readonly (string | undefined)[]) =>
      shop.advance(OrderNumber, 'restock', { SellableLineIds });
    await shop.advanced(OrderNumber, 'pack', 'ship');
    expect(await restock([two?.LineId])).toMatchObject({ ReturnCode: code('NotAllowedNow') });
    await shop.advanced(OrderNumber, 'undelivered');
    const [watches, twos] = [await shelfOf(shop.db, WATCH), await shelfOf(shop.db, FIELD_WATCH)];
    for (const wrong of [[], [newId()]]) {
      expect(await restock(wrong)).toMatchObject({ Data: { Field: 'SellableLineIds' } });
    }
    expect((await restock([two?.LineId])).ReturnCode).toBe(0);
    expect(await shelfOf(shop.db, WATCH)).toBe(watches);
    expect(await shelfOf(shop.db, FIELD_WATCH)).toBe(twos + 2);
    expect(await restock([two?.LineId])).toMatchObject({ Data: { Reason: 'nothing-left' } });
    expect(await shelfOf(shop.db, FIELD_WATCH)).toBe(twos + 2);
    const watch = Products.find(({ Quantity }) => Quantity === 1);
    expect((await restock([two?.LineId, watch?.LineId])).ReturnCode).toBe(0);
    expect([await shelfOf(shop.db, WATCH), await shelfOf(shop.db, FIELD_WATCH)]).toEqual([watches + 1, twos + 2]);
    expect(await stockByLedger(shop.db)).toEqual(shelves);
  });

  test('an order cancelled before shipping cannot be restocked: its goods returned to stock immediately', async () => {
    const { order } = await shop.bought();
    await shop.advanced(order.OrderNumber, 'cancel');
    const SellableLineIds = [order.Products[0]?.LineId];
    const answer = await shop.advance(order.OrderNumber, 'restock', { SellableLineIds });
    expect(answer).toMatchObject({ ReturnCode: code('NotAllowedNow'), Data: { Reason: 'step' } });
  });

  test('a mistyped courier or AWB can be corrected, and the customer gets the right ones', async () => {
    const { order } = await shop.bought();
    const { OrderNumber } = order;
    const right = { Courier: 'Delhivery', AWB: 'DL9', TrackingUrl: 'https://courier.example/DL9' };
    await shop.advanced(OrderNumber, 'pack');
    expect((await shop.advance(OrderNumber, 'correct-parcel', right)).ReturnCode).toBe(code('NotAllowedNow'));
    await shop.advanced(OrderNumber, 'ship');
    const { Data } = await shop.advance(OrderNumber, 'correct-parcel', right);
    expect(Data).toMatchObject({ State: 'shipped', Parcels: [right] });
    const again = await shop.advance(OrderNumber, 'correct-parcel', right);
    expect(again).toMatchObject({ ReturnCode: code('InvalidRequest'), Data: { Field: 'AWB' } });
    const mails = await shop.mails('order-shipped');
    expect(mails.at(-1)?.body).toContain('with Delhivery, tracking number DL9.');
    expect((await shown(OrderNumber))?.Audit.at(-1)).toMatchObject({
      By: 'desk:Meera',
      Did: 'parcel-corrected',
      Facts: 'courier: Delhivery; awb: DL9',
    });
  });

  test('a hallmark can be corrected before and after delivery', async () => {
    const { order } = await shop.bought({ items: [[RING, 1]] });
    const { OrderNumber, Products } = order;
    const mark = (HUID: string) =>
      shop.advance(OrderNumber, 'mark', { Pieces: [{ LineId: Products[0]?.LineId, Piece: 1, HUID }] });
    expect((await mark('AB12CD')).ReturnCode).toBe(code('NotAllowedNow'));
    await shop.advanced(OrderNumber, 'pack');
    expect((await mark('AB12CD')).Data?.State).toBe('packed');
    await shop.advanced(OrderNumber, 'ship', 'deliver');
    const deliveredAt = (await shop.row(OrderNumber))?.delivered_at;
    expect((await mark('AB12CE')).Data?.State).toBe('delivered');
    expect((await shop.row(OrderNumber))?.delivered_at).toBe(deliveredAt);
    const marks = await shop.db.selectFrom('line_pieces').select('huid').execute();
    expect(marks).toEqual([{ huid: 'AB12CE' }]);
    expect(await shop.advance(OrderNumber, 'mark')).toMatchObject({ Data: { Field: 'Pieces' } });
  });
});
