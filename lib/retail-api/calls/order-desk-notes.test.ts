import type { calls, DataOf, OrderWire } from '#lib/contract/index.ts';
import { newId } from '../core/db/new-id.ts';
import { dataOf } from '../testing/api-caller.ts';
import { type OrderShop, orderShop } from '../testing/order-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Shown = DataOf<typeof calls.deskOrder>;
type Note = DataOf<typeof calls.addOrderNote>;

describeOnEachEngine('notes of staff on an order', (engine) => {
  let shop: OrderShop;

  beforeAll(async () => {
    shop = await orderShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  const addNote = (OrderNumber: string, Text: string, fields: object = {}) => {
    shop.clock.now += 1;
    return shop.desk<Note>('AddOrderNote', { OrderNumber, Text, Operator: 'Ravi', IdempotencyKey: newId(), ...fields });
  };
  const timeline = async (OrderNumber: string) =>
    dataOf(await shop.desk<Shown>('DeskOrder', { OrderNumber }), 'DeskOrder').Audit;

  test('notes stand in one timeline with what happened, and the shopper sees none', async () => {
    const bought = await shop.bought();
    const { OrderNumber } = bought.order;
    await addNote(OrderNumber, 'Wants it before Diwali.\nCalled twice.');
    await shop.advanced(OrderNumber, 'pack');
    await addNote(OrderNumber, 'Packed in the red box.');
    expect((await timeline(OrderNumber)).map(({ Did, By, Facts }) => [Did, By, Facts])).toEqual([
      ['placed', 'customer', ''],
      ['confirmed', 'store', 'method: Razorpay'],
      ['note', 'desk:Ravi', 'Wants it before Diwali.\nCalled twice.'],
      ['packed', 'desk:Meera', ''],
      ['note', 'desk:Ravi', 'Packed in the red box.'],
    ]);
    const seen = await bought.shopper.caller.post<OrderWire>('OrderDetails', { OrderNumber });
    expect(JSON.stringify(seen)).not.toMatch(/Diwali|red box/);
    const own = await bought.shopper.caller.post<Record<string, unknown>>('CustomerData');
    expect(own.Data?.StaffNotes).toMatchObject([
      { OrderNumber, Text: 'Wants it before Diwali.\nCalled twice.' },
      { OrderNumber, Text: 'Packed in the red box.' },
    ]);
  });

  test('a note is written once for its key and deleted once; a bad one is refused', async () => {
    const { order } = await shop.bought();
    const { OrderNumber } = order;
    const key = { IdempotencyKey: newId() };
    const first = await addNote(OrderNumber, 'Once.', key);
    expect((await addNote(OrderNumber, 'Once.', key)).Data).toEqual(first.Data);
    expect((await addNote(OrderNumber, 'Other.', key)).ReturnCode).toBe(213);
    expect((await addNote(OrderNumber, '…')).ReturnCode).toBe(200);
    expect((await addNote('SM-261122-7KQ4XW', 'Nowhere.')).ReturnCode).toBe(204);
    const remove = { OrderNumber, NoteId: first.Data?.NoteId, Operator: 'Ravi' };
    expect((await shop.desk('DeleteOrderNote', remove)).Data).toEqual({ Deleted: true });
    expect((await shop.desk('DeleteOrderNote', remove)).Data).toEqual({ Deleted: false });
    expect((await timeline(OrderNumber)).map(({ Did }) => Did)).toEqual(['placed', 'confirmed']);
  });

  test('an order keeps at most 200 notes, and none once its customer is erased', async () => {
    const { order, shopper } = await shop.bought();
    const { OrderNumber: number } = order;
    const rows = Array.from({ length: 200 }, (_, index) => ({
      id: newId(),
      order_number: number,
      text: `Note ${index}`,
      written_by: 'Ravi',
      written_at: shop.clock.now,
    }));
    await shop.db.insertInto('order_notes').values(rows).execute();
    expect((await addNote(number, 'One more.')).ReturnCode).toBe(214);
    await shop.desk('EraseCustomer', { CustomerId: shopper.id, Operator: 'Ravi', IdempotencyKey: newId() });
    expect(await shop.db.selectFrom('order_notes').selectAll().execute()).toEqual([]);
  });
});
