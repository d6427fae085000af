import { type calls, type DataOf, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { readSurveyTemplates } from '../community/surveys/template-files.ts';
import { importTemplates } from '../community/surveys/template-repository.ts';
import { newId } from '../core/db/new-id.ts';
import { deleteCustomer } from '../customers/account/delete-customer.ts';
import { FIELD_WATCH, RING, WATCH } from '../testing/demo-skus.ts';
import { shelfOf } from '../testing/ledgers.ts';
import { type OrderShop, orderShop } from '../testing/order-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
/** Characters per part of a long SMS. */
const SMS_PART = 153;
type Listed = DataOf<typeof calls.deskOrders>;
type Shown = DataOf<typeof calls.deskOrder>;

describeOnEachEngine('order operations by the operator', (engine) => {
  let shop: OrderShop;

  beforeAll(async () => {
    shop = await orderShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  const shown = async (OrderNumber: string) => (await shop.desk<Shown>('DeskOrder', { OrderNumber })).Data;
  const listed = async (fields: object = {}) =>
    (await shop.desk<Listed>('DeskOrders', fields)).Data?.Orders.map(({ OrderNumber }) => OrderNumber);

  test('the operator advances an order from packing to delivery, and its customer is notified', async () => {
    const bought = await shop.bought({
      items: [
        [WATCH, 1],
        [RING, 1],
      ],
    });
    const { OrderNumber, Products } = bought.order;
    const Pieces = [{ LineId: Products[1]?.LineId, Piece: 1, HUID: 'ab12cd' }];
    expect((await shop.advance(OrderNumber, 'pack', { Pieces })).Data?.State).toBe('packed');
    const tracking = { TrackingUrl: 'https://courier.example/BD123' };
    expect((await shop.advance(OrderNumber, 'ship', tracking)).Data?.State).toBe('shipped');
    await shop.advanced(OrderNumber, 'out-for-delivery');
    const { Data } = await shop.advance(OrderNumber, 'deliver');
    const at = shop.clock.now;
    expect(Data).toMatchObject({
      State: 'delivered',
      PaymentState: 'paid',
      Actions: ['return', 'exchange'],
      Parcels: [{ Courier: 'Blue Dart', AWB: 'BD123', ...tracking, ShippedAt: at - 2, DeliveredAt: at }],
      Products: [
        { ReturnableQuantity: 1, ReturnUntil: Date.parse('2026-11-28T23:59:59.999+05:30') },
        { ReturnableQuantity: 1, ReturnUntil: Date.parse('2026-12-06T23:59:59.999+05:30') },
      ],
    });
    expect(Data?.Events.map(({ Kind }) => Kind)).toEqual([
      'placed',
      'confirmed',
      'packed',
      'shipped',
      'out-for-delivery',
      'delivered',
    ]);
    expect((await shop.row(OrderNumber))?.delivered_at).toBe(at);
    const marks = await shop.db.selectFrom('line_pieces').select(['piece', 'huid']).execute();
    expect(marks).toEqual([{ piece: 1, huid: 'AB12CD' }]);
    const [[packed], [shipped], [out], [delivered]] = [
      await shop.mails('order-packed'),
      await shop.mails('order-shipped'),
      await shop.mails('order-out-for-delivery'),
      await shop.mails('order-delivered'),
    ];
    expect(packed?.body).toContain(`Your order ${OrderNumber} is packed.`);
    expect(packed?.body).toContain('Size 14');
    expect(packed?.body).toContain('Delivery address:\n\nAsha Rao\n');
    expect(shipped?.body).toContain('is on its way with Blue Dart, tracking number BD123.');
    expect(out?.body).toContain(`Blue Dart will deliver your order ${OrderNumber} today.`);
    expect(delivered?.body).toContain('Suvarnika Solitaire Ring: until 6 December 2026');
    expect(delivered?.body).toContain('/myaccount/reviews?product=7701SV01');
    for (const mail of [packed, shipped, out, delivered])
      expect(mail?.body).toContain(`/track-order?t=${OrderNumber}.`);
  });

  test('a customer without email is notified by SMS, finally with the survey link', async () => {
    await importTemplates(shop.db, await readSurveyTemplates(), shop.clock.now);
    const { order } = await shop.bought({ email: '' });
    await shop.advanced(order.OrderNumber, 'pack', 'ship', 'deliver');
    const [packed] = await shop.mails('order-packed');
    expect(packed).toMatchObject({ channel: 'sms', body: expect.stringContaining('is packed. You can no longer') });
    const [delivered] = await shop.mails('order-delivered');
    expect(delivered?.body).toMatch(/ How did we do\? \S+\/survey\/after-order\/sms\?t=after-order\.\S+$/);
    expect(delivered?.body.length).toBeLessThanOrEqual(3 * SMS_PART);
  });

  test('the operator’s steps are accepted only in order, once per key', async () => {
    const { order } = await shop.bought();
    const { OrderNumber } = order;
    for (const step of ['ship', 'out-for-delivery', 'deliver'] as const) {
      const answer = await shop.advance(OrderNumber, step);
      expect(answer).toMatchObject({ ReturnCode: code('NotAllowedNow'), Data: { Reason: 'step' } });
    }
    const key = { IdempotencyKey: newId() };
    const twice = await Promise.all([shop.advance(OrderNumber, 'pack', key), shop.advance(OrderNumber, 'pack', key)]);
    expect(twice.map(({ ReturnCode }) => ReturnCode)).toEqual([0, 0]);
    expect((await shop.advance(OrderNumber, 'pack')).ReturnCode).toBe(code('NotAllowedNow'));
    for (const missing of [{ Courier: '' }, { AWB: '' }]) {
      const answer = await shop.advance(OrderNumber, 'ship', missing);
      expect(answer).toMatchObject({ ReturnCode: code('InvalidRequest'), Data: { Field: Object.keys(missing)[0] } });
    }
    await shop.advanced(OrderNumber, 'ship', 'deliver');
    expect((await shop.advance(OrderNumber, 'cancel')).ReturnCode).toBe(code('NotAllowedNow'));
    expect((await shop.advance('SM-000000-NONE00', 'pack')).ReturnCode).toBe(code('NotFound'));
  });

  test('an order is not packed when its hallmarks or serial numbers are wrong', async () => {
    const { order } = await shop.bought();
    const Pieces = [{ LineId: order.Products[0]?.LineId, Piece: 1, HUID: 'AB12CD' }];
    const answer = await shop.advance(order.OrderNumber, 'pack', { Pieces });
    expect(answer).toMatchObject({ ReturnCode: code('InvalidRequest'), Data: { Field: 'Pieces' } });
    expect((await shop.row(order.OrderNumber))?.state).toBe('confirmed');
  });

  test('the operator cancels what cannot be delivered; all of it is refunded and the reason is given', async () => {
    const bought = await shop.bought({ items: [[WATCH, 2]], cards: [5_000_00], coupon: true });
    const { OrderNumber } = bought.order;
    await shop.advanced(OrderNumber, 'pack');
    expect(await shop.advance(OrderNumber, 'cancel', { Reason: '' })).toMatchObject({ Data: { Field: 'Reason' } });
    const { Data } = await shop.advance(OrderNumber, 'cancel');
    expect(Data).toMatchObject({ State: 'cancelled', PaymentState: 'refunding', RefundAmount: bought.order.Total });
    expect(await shelfOf(shop.db, WATCH)).toBe(28);
    expect(await shop.db.selectFrom('coupon_redemptions').selectAll().execute()).toEqual([]);
    const [mail] = await shop.mails('order-cancelled');
    expect(mail?.body).toContain(
      `We are sorry. We had to cancel your order ${OrderNumber}. The last piece was damaged.`,
    );
    expect((await shown(OrderNumber))?.Audit.slice(2)).toEqual([
      { At: expect.any(Number), By: 'desk:Meera', Did: 'packed', Facts: '', NoteId: '' },
      {
        At: expect.any(Number),
        By: 'desk:Meera',
        Did: 'cancelled',
        Facts: expect.stringMatching(/^items: Aarvane Ganga .* 2; reason: The last piece was damaged\.$/),
        NoteId: '',
      },
    ]);
  });

  test('DeskOrders lists orders to pack first, and finds orders by number, goods and mobile', async () => {
    const first = await shop.bought();
    shop.clock.now += 1000;
    const second = await shop.bought({ items: [[FIELD_WATCH, 1]] });
    shop.clock.now += 1000;
    const [shipped, cancelled] = [await shop.bought(), await shop.bought()];
    await shop.advanced(shipped.order.OrderNumber, 'pack', 'ship', 'deliver');
    await shop.cancel({ ...cancelled, shopper: await shop.back(cancelled) });
    const unpaid = await first.shopper.fill(WATCH).then(() => first.shopper.order());
    expect(unpaid.Data?.State).toBe('payment-pending');
    const numbers = [first, second].map(({ order }) => order.OrderNumber);
    const all = (await listed()) ?? [];
    expect(all.slice(0, 2)).toEqual(numbers);
    expect(all).toHaveLength(4);
    expect(await listed({ State: 'delivered' })).toEqual([shipped.order.OrderNumber]);
    expect(await listed({ Search: 'pathik' })).toEqual([second.order.OrderNumber]);
    expect(await listed({ Search: `+91 ${first.shopper.mobile}` })).toEqual([first.order.OrderNumber]);
    expect(await listed({ Search: numbers[1] })).toEqual([second.order.OrderNumber]);
    expect(await listed({ Search: 'Bengaluru' })).toEqual([]);
    const { Data } = await shop.desk<Listed>('DeskOrders', { Search: 'pathik' });
    expect(Data).toEqual({
      CanBookCourier: false,
      Orders: [
        {
          OrderNumber: second.order.OrderNumber,
          State: 'confirmed',
          PaymentState: 'paid',
          Pieces: 1,
          PlacedAt: second.order.PlacedAt,
          Total: 9999.5,
          City: 'Bengaluru',
          Pincode: '560001',
          LatestDate: second.order.LatestDate,
        },
      ],
      Page: 1,
      TotalPages: 1,
      MorePages: false,
    });
  });

  test('order operations are refused to everyone but the operator', async () => {
    const { shopper, order } = await shop.bought();
    for (const name of ['DeskOrders', 'DeskOrder', 'AdvanceOrder', 'OrderRefundsDue', 'MarkOrderRefund']) {
      const fields = { OrderNumber: order.OrderNumber, Step: 'pack', Operator: 'I', IdempotencyKey: newId() };
      const answer = await shopper.caller.post(name, { ...fields, OrderRefundId: newId(), Reference: 'UTR1' });
      expect(answer.status).toBe(401);
    }
    expect((await shop.row(order.OrderNumber))?.state).toBe('confirmed');
  });

  test('the mobile of a deleted account is kept for its order until the delivery', async () => {
    const { shopper, order } = await shop.bought();
    await shop.db.transaction().execute((transaction) => deleteCustomer(transaction, shopper.id, shop.clock.now));
    const addressOf = async () => (await shown(order.OrderNumber))?.Order.Address;
    await shop.advanced(order.OrderNumber, 'pack', 'ship');
    expect((await addressOf())?.Mobile).toBe('9876543210');
    await shop.advanced(order.OrderNumber, 'deliver');
    expect(await addressOf()).toMatchObject({ FullName: 'Asha Rao', Mobile: '' });
    expect(await shop.mails('order-delivered')).toEqual([]);
  });
});
