import type { calls, DataOf, OrderWire } from '#lib/contract/index.ts';
import { newId } from '../core/db/new-id.ts';
import { dataOf } from '../testing/api-caller.ts';
import { FIELD_WATCH, RING, WATCH } from '../testing/demo-skus.ts';
import { shelfOf } from '../testing/ledgers.ts';
import { type Bought, type OrderShop, orderShop } from '../testing/order-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Refusal = OrderWire & { Field: string; Message: string; Reason: string };
type Tracked = DataOf<typeof calls.trackedOrderByToken>;

const TWO_LINES = [
  [WATCH, 2],
  [FIELD_WATCH, 1],
] as const;

describeOnEachEngine('orders shipped in parts', (engine) => {
  let shop: OrderShop;

  beforeAll(async () => {
    shop = await orderShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  const ship = ({ order }: Pick<Bought, 'order'>, quantities: readonly number[], fields: object = {}) => {
    shop.clock.now += 1;
    const Lines = quantities.flatMap((Quantity, index) =>
      Quantity > 0 ? [{ LineId: order.Products[index]?.LineId ?? '', Quantity }] : [],
    );
    const parcel = { Courier: 'Blue Dart', AWB: `BD${shop.clock.now % 1000}`, Lines };
    const request = {
      OrderNumber: order.OrderNumber,
      Operator: 'Meera',
      IdempotencyKey: newId(),
      ...parcel,
      ...fields,
    };
    return shop.desk<Refusal>('ShipParcel', request);
  };
  const step = ({ order }: Pick<Bought, 'order'>, ParcelId: string | undefined, Step: string, fields: object = {}) => {
    shop.clock.now += 1;
    const request = { OrderNumber: order.OrderNumber, ParcelId, Step, Operator: 'Meera', IdempotencyKey: newId() };
    return shop.desk<Refusal>('AdvanceParcel', { ...request, ...fields });
  };
  const shipped = async (bought: Bought, quantities: readonly number[]) =>
    dataOf(await ship(bought, quantities), 'ShipParcel').Parcels.at(-1)?.ParcelId ?? '';
  const refunded = async () => {
    const rows = await shop.db.selectFrom('order_refunds').select('amount').execute();
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };

  test('each parcel has a label of its own, and an order one for all that is left', async () => {
    const bought = await shop.bought({ items: TWO_LINES });
    const ParcelId = await shipped(bought, [1, 0]);
    const { OrderNumber } = bought.order;
    const label = async (parcel: string) =>
      (await shop.desk<{ FileName: string }>('ShippingLabelPdf', { OrderNumber, ParcelId: parcel })).ReturnMessage;
    expect([await label(ParcelId), await label('')]).toEqual(['Success', 'Success']);
    expect(await label(newId())).toBe('There is no such parcel.');
  });

  test('parcels go and arrive one by one; the order is shipped with the last and delivered with the last', async () => {
    const bought = await shop.bought({ items: TWO_LINES });
    await shop.advanced(bought.order.OrderNumber, 'pack');
    const { Data: first } = await ship(bought, [1, 0], { TrackingUrl: 'https://courier.example/1' });
    expect(first).toMatchObject({
      State: 'packed',
      Actions: [],
      Parcels: [
        {
          TrackingUrl: 'https://courier.example/1',
          State: 'shipped',
          Items: [{ ProductTitle: expect.stringContaining('Aarvane Ganga'), Quantity: 1 }],
        },
      ],
    });
    const [mail] = await shop.mails('order-shipped');
    expect(mail?.subject).toMatch(/^Some items of your .* are on their way$/);
    expect(mail?.body).toMatch(/1 item\b/);
    const firstId = first?.Parcels[0]?.ParcelId;
    expect((await step(bought, firstId, 'out-for-delivery')).Data).toMatchObject({
      State: 'packed',
      Parcels: [{ State: 'out-for-delivery' }],
    });
    expect((await step(bought, firstId, 'deliver')).Data?.State).toBe('packed');
    const secondId = await shipped(bought, [1, 1]);
    expect((await shop.details(bought)).State).toBe('shipped');
    expect(await shop.mails('order-delivered')).toEqual([]);
    expect((await step(bought, secondId, 'deliver')).Data).toMatchObject({
      State: 'delivered',
      Parcels: [{ State: 'delivered' }, { State: 'delivered' }],
      Products: [{ ReturnableQuantity: 2 }, { ReturnableQuantity: 1 }],
    });
    expect(await shop.mails('order-delivered')).toHaveLength(1);
    expect((await shop.details(bought)).Events.map(({ Kind }) => Kind)).toEqual([
      'placed',
      'confirmed',
      'packed',
      'parcel-shipped',
      'parcel-delivered',
      'parcel-shipped',
      'shipped',
      'parcel-delivered',
      'delivered',
    ]);
    expect([(await shop.details(bought)).InvoiceNumber, await refunded()]).toEqual([bought.order.InvoiceNumber, 0]);
  });

  test('the rest goes with the step of the order, and gold needs its hallmark in the parcel that it is in', async () => {
    const bought = await shop.bought({
      items: [
        [WATCH, 1],
        [RING, 1],
      ],
    });
    const [line] = await shop.db.selectFrom('order_lines').selectAll().where('sku', '=', RING).execute();
    const { warrantySnapshot, ...bare } = JSON.parse(line?.document ?? '');
    const document = JSON.stringify({ ...bare, metal: 'Yellow Gold 22 KT (916)', huid: '' });
    await shop.db.updateTable('order_lines').set({ document }).where('sku', '=', RING).execute();
    expect(await ship(bought, [0, 1])).toMatchObject({ ReturnCode: 200, Data: { Field: 'Pieces' } });
    expect((await ship(bought, [1, 0])).Data?.State).toBe('packed');
    expect(await shop.advance(bought.order.OrderNumber, 'ship')).toMatchObject({ Data: { Field: 'Pieces' } });
    const Pieces = [{ LineId: bought.order.Products[1]?.LineId, Piece: 1, HUID: 'AB12CD' }];
    await shop.advance(bought.order.OrderNumber, 'mark', { Pieces });
    expect((await shop.advance(bought.order.OrderNumber, 'ship')).Data).toMatchObject({
      State: 'shipped',
      Parcels: [{ Items: [{ Quantity: 1 }] }, { Items: [{ Quantity: 1 }] }],
    });
    expect((await shop.advance(bought.order.OrderNumber, 'deliver')).Data).toMatchObject({
      State: 'delivered',
      Parcels: [{ State: 'delivered' }, { State: 'delivered' }],
    });
  });

  test('what is not shipped is cancelled and refunded, and the order goes on with what is', async () => {
    const before = await shelfOf(shop.db, FIELD_WATCH);
    const bought = await shop.bought({ items: TWO_LINES });
    const parcel = await shipped(bought, [2, 0]);
    const { Data } = await shop.advance(bought.order.OrderNumber, 'cancel');
    expect(Data).toMatchObject({ State: 'shipped', Products: [{ CancelledQuantity: 0 }, { CancelledQuantity: 1 }] });
    expect(await refunded()).toBe((bought.order.Products[1]?.NetPrice ?? 0) * 100);
    expect(await shelfOf(shop.db, FIELD_WATCH)).toBe(before);
    expect((await step(bought, parcel, 'deliver')).Data?.State).toBe('delivered');
    expect((await shop.details(bought)).CreditNotes).toHaveLength(1);
  });

  test('the items of a parcel that comes back are refunded once and put back once, the other parcel is delivered', async () => {
    const before = await shelfOf(shop.db, WATCH);
    const bought = await shop.bought({ items: TWO_LINES });
    const [first, second] = [await shipped(bought, [2, 0]), await shipped(bought, [0, 1])];
    expect(await step(bought, first, 'undelivered')).toMatchObject({ ReturnCode: 200, Data: { Field: 'Reason' } });
    const reason = { Reason: 'Nobody was at home three times.' };
    expect((await step(bought, first, 'undelivered', reason)).Data).toMatchObject({
      State: 'shipped',
      Parcels: [{ State: 'returned' }, { State: 'shipped' }],
      Products: [{ CancelledQuantity: 2 }, { CancelledQuantity: 0 }],
    });
    expect(await refunded()).toBe((bought.order.Products[0]?.NetPrice ?? 0) * 100);
    expect(await shelfOf(shop.db, WATCH)).toBe(before - 2);
    expect((await step(bought, first, 'undelivered', reason)).Data?.Reason).toBe('step');
    expect((await step(bought, second, 'deliver')).Data?.State).toBe('delivered');
    const sellable = { SellableLineIds: [bought.order.Products[0]?.LineId] };
    expect((await step(bought, first, 'restock', sellable)).ReturnCode).toBe(0);
    expect((await step(bought, first, 'restock', sellable)).Data?.Reason).toBe('nothing-left');
    expect(await shelfOf(shop.db, WATCH)).toBe(before);
  });

  test('an order whose parcels all come back ends, and everything is refunded', async () => {
    const bought = await shop.bought({ items: TWO_LINES });
    const parcels = [await shipped(bought, [2, 0]), await shipped(bought, [0, 1])];
    for (const id of parcels) await step(bought, id, 'undelivered', { Reason: 'It was refused.' });
    expect(await shop.details(bought)).toMatchObject({ State: 'cancelled', PaymentState: 'refunding' });
    expect(await refunded()).toBe(bought.order.Total * 100);
    expect((await shop.advance(bought.order.OrderNumber, 'restock', { SellableLineIds: [] })).Data?.Reason).toBe(
      'step',
    );
  });

  test('a courier is corrected, and a parcel is handed over once for its key', async () => {
    const bought = await shop.bought({ items: TWO_LINES });
    const key = { IdempotencyKey: newId(), AWB: 'BD1' };
    const first = await ship(bought, [1, 0], key);
    expect((await ship(bought, [1, 0], key)).Data?.Parcels).toEqual(first.Data?.Parcels);
    const id = first.Data?.Parcels[0]?.ParcelId;
    const corrected = await step(bought, id, 'correct', { Courier: 'Delhivery', AWB: 'DL9' });
    expect(corrected.Data?.Parcels).toMatchObject([{ Courier: 'Delhivery', AWB: 'DL9' }]);
    expect((await shop.advance(bought.order.OrderNumber, 'deliver')).Data?.Reason).toBe('step');
  });

  test('of two parcels at once with the last piece, one is refused', async () => {
    const bought = await shop.bought({ items: [[WATCH, 2]] });
    await shipped(bought, [1]);
    const codes = (await Promise.all([ship(bought, [1]), ship(bought, [1])])).map(({ ReturnCode }) => ReturnCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, 260]);
    expect((await shop.details(bought)).Parcels).toHaveLength(2);
  });

  test.each<[string, (bought: Bought) => Promise<{ Data: Refusal | null }>, object]>([
    ['more than there is', (bought) => ship(bought, [3, 0]), { Reason: 'nothing-left' }],
    ['no courier', (bought) => ship(bought, [1, 0], { Courier: '' }), { Field: 'Courier' }],
    ['no number', (bought) => ship(bought, [1, 0], { AWB: '' }), { Field: 'AWB' }],
    ['nothing', (bought) => ship(bought, []), { Field: 'Lines' }],
    ['no parcel', (bought) => step(bought, newId(), 'deliver'), {}],
  ])('%s is refused, and nothing is shipped', async (_what, act, refusal) => {
    const bought = await shop.bought({ items: TWO_LINES });
    expect((await act(bought)).Data ?? {}).toMatchObject(refusal);
    expect(await shop.details(bought)).toMatchObject({ State: 'confirmed', Parcels: [] });
  });

  test('an order to be paid on delivery is shipped whole', async () => {
    await shop.reset({ [FIELD_WATCH]: 5 });
    const bought = await shop.bought({ items: [[FIELD_WATCH, 1]], method: 'cash-on-delivery' });
    expect((await ship(bought, [1])).Data?.Reason).toBe('shipped-whole');
  });

  test('who tracks an order sees its parcels and what is in them', async () => {
    const bought = await shop.bought({ items: TWO_LINES });
    await shipped(bought, [0, 1]);
    const [mail] = await shop.mails('order-shipped');
    const token = new URL(/http:\S*track-order\S*/.exec(mail?.body ?? '')?.[0] ?? '').searchParams.get('t') ?? '';
    const tracked = await bought.shopper.caller.post<Tracked>('TrackedOrder', { Token: token });
    expect(tracked.Data?.Parcels).toMatchObject([{ State: 'shipped', Items: [{ Quantity: 1 }] }]);
  });
});
