import { newId } from '#lib/retail-api/core/db/new-id.ts';
import type { CourierParcel } from '#lib/retail-api/orders/couriers/courier.ts';
import { dataOf } from '#lib/retail-api/testing/api-caller.ts';
import { FIELD_WATCH } from '#lib/retail-api/testing/demo-skus.ts';
import type { Bought } from '#lib/retail-api/testing/order-shop.ts';
import { describeOnEachEngine } from '#lib/retail-api/testing/test-database.ts';
import { setWarehouses, WAREHOUSES } from '#lib/retail-api/testing/warehouses.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { type CourierShop, courierShop } from './courier-shop.ts';

/** Tests bookings by the store's own adapter at the courier of the sandbox, over its sockets. */
describeOnEachEngine('booking a courier', (engine) => {
  let shop: CourierShop;
  let crashes = false;
  /** How often the courier was asked to cancel. */
  let cancellations = 0;
  /** Where the courier was asked to fetch parcels. */
  let fetchedAt: CourierParcel['pickUp'][] = [];

  beforeAll(async () => {
    shop = await courierShop(engine, (courier) => ({
      name: courier.name,
      test: courier.test,
      quote: (parcel, signal) => courier.quote(parcel, signal),
      async book(parcel, again, signal) {
        fetchedAt.push(parcel.pickUp);
        const booked = await courier.book(parcel, again, signal);
        if (crashes) throw new Error('The process ends here.');
        return booked;
      },
      label: (parcel, signal) => courier.label(parcel, signal),
      cancel(parcel, signal) {
        cancellations += 1;
        return courier.cancel(parcel, signal);
      },
      track: (parcel, signal) => courier.track(parcel, signal),
      readWebhook: (body, token) => courier.readWebhook(body, token),
    }));
  });
  beforeEach(async () => {
    crashes = false;
    cancellations = 0;
    fetchedAt = [];
    await shop.reset();
    await shop.control('/courier/account', {});
    await shop.control('/outage', { gateway: 'courier', mode: 'none' });
  });
  afterAll(() => shop.close());

  test('a parcel is fetched at the warehouse that its items are in, if the courier has a name for the place', async () => {
    const mysuru = WAREHOUSES.filter(({ code }) => code !== 'HUB');
    setWarehouses(mysuru);
    try {
      await shop.reset({ [FIELD_WATCH]: 1 });
      await shop.db.insertInto('warehouse_stock').values({ sku: FIELD_WATCH, warehouse: 'MYS', quantity: 1 }).execute();
      const bought = await shop.packed({ items: [[FIELD_WATCH, 1]] });
      expect(await shop.book(bought)).toMatchObject({
        Data: { Message: expect.stringContaining('The items are in Mysuru') },
      });
      setWarehouses(mysuru.map((one) => (one.code === 'MYS' ? { ...one, pickupLocation: 'Mysuru store' } : one)));
      expect((await shop.booked(bought)).State).toBe('booked');
      expect(fetchedAt).toEqual([{ location: 'Mysuru store', pincode: '570001' }]);
    } finally {
      setShopProfile(DEMO_PROFILE);
      await shop.db.deleteFrom('warehouse_stock').execute();
    }
  });

  async function toPincode({ order }: Bought, pincode: string): Promise<void> {
    const row = await shop.row(order.OrderNumber);
    const document = JSON.parse(row?.document ?? '');
    document.address.Pincode = pincode;
    await shop.db
      .updateTable('orders')
      .set({ document: JSON.stringify(document) })
      .where('number', '=', order.OrderNumber)
      .execute();
  }

  test('the courier says what a parcel costs, and where it does not go', async () => {
    const bought = await shop.packed();
    const box = { WeightGrams: 1200, LengthCm: 15, BreadthCm: 12, HeightCm: 8 };
    const quote = () => shop.call('CourierQuote', bought, box);
    expect((await quote()).Data).toMatchObject({ Courier: 'Sandbox Surface', Charge: 100, Days: 4, DueAmount: 0 });
    await toPincode(bought, '790001');
    expect((await quote()).Data?.Message).toBe('The courier does not serve 790001.');
    expect((await shop.book(bought)).Data?.Message).toBe('The courier does not serve 790001.');
    expect(await shop.bookings(bought)).toMatchObject([
      { State: 'refused', AWB: '', Refusal: 'The courier does not serve 790001.' },
    ]);
    expect(await shop.shipments(bought)).toEqual([]);
  });

  test('a parcel is booked once for its key, has a label, and no second booking', async () => {
    const bought = await shop.packed({ items: [[FIELD_WATCH, 1]], method: 'cash-on-delivery' });
    const IdempotencyKey = newId();
    const first = await shop.booked(bought, { IdempotencyKey });
    expect(first).toMatchObject({
      State: 'booked',
      Courier: 'Sandbox Surface',
      AWB: expect.stringMatching(/^19\d{12}$/),
      TrackingUrl: expect.stringContaining(`/courier/tracking/${first.AWB}`),
      Charge: 105,
      DueAmount: bought.order.PayableAmount,
      Test: true,
      BookedBy: 'Meera',
    });
    expect(await shop.booked(bought, { IdempotencyKey })).toEqual(first);
    expect((await shop.book(bought, { IdempotencyKey, WeightGrams: 900 })).ReturnMessage).toMatch(/idempotency key/i);
    expect((await shop.book(bought)).Data?.Message).toMatch(/^A courier is booked already/);
    const shipments = await shop.shipments(bought);
    expect(shipments).toMatchObject([{ reference: first.Reference, awb: first.AWB, collect: first.DueAmount }]);
    const label = await shop.call('CourierLabelPdf', bought, { BookingId: first.BookingId });
    const { ContentBase64 } = label.Data as unknown as { ContentBase64: string };
    expect(Buffer.from(ContentBase64, 'base64').toString('latin1')).toContain(`AWB ${first.AWB}`);
    expect(await shop.state(bought)).toBe('packed');
  });

  test('an order that is not packed, is collected or was never placed has nothing to book', async () => {
    const bought = await shop.bought();
    expect((await shop.book(bought)).Data?.Reason).toBe('step');
    expect((await shop.book({ order: { ...bought.order, OrderNumber: 'SM-261101-AAAAAA' } })).ReturnMessage).toBe(
      'There is no such order.',
    );
    expect((await shop.call('CancelCourier', bought, { BookingId: newId() })).ReturnMessage).toBe(
      'There is no such booking.',
    );
  });

  test('a crash between the answer and its record books nothing twice', async () => {
    const bought = await shop.packed();
    crashes = true;
    const IdempotencyKey = newId();
    expect((await shop.book(bought, { IdempotencyKey })).status).toBe(500);
    expect(await shop.bookings(bought)).toMatchObject([{ State: 'booking', AWB: '' }]);
    crashes = false;
    // Who had it may still be asking.
    expect(await shop.booked(bought, { IdempotencyKey })).toMatchObject({ State: 'booking' });
    await shop.worked();
    const [shipment, ...others] = await shop.shipments(bought);
    expect(others).toEqual([]);
    expect(await shop.bookings(bought)).toMatchObject([{ State: 'booked', AWB: shipment?.awb, Charge: null }]);
  });

  test('a lost answer is looked for, and a courier that is silent is asked again', async () => {
    const bought = await shop.packed();
    await shop.control('/outage', { gateway: 'courier', mode: 'lost' });
    expect(await shop.booked(bought)).toMatchObject({ State: 'booking' });
    await shop.control('/outage', { gateway: 'courier', mode: 'down' });
    await shop.worked();
    expect(await shop.bookings(bought)).toMatchObject([{ State: 'booking' }]);
    await shop.control('/outage', { gateway: 'courier', mode: 'none' });
    await shop.worked();
    expect(await shop.bookings(bought)).toMatchObject([{ State: 'booked' }]);
    expect(await shop.shipments(bought)).toHaveLength(1);
  });

  test('the operator hears of a courier that stays silent', async () => {
    const bought = await shop.packed();
    await shop.control('/outage', { gateway: 'courier', mode: 'down' });
    await shop.booked(bought);
    for (let tries = 0; tries < 6; tries += 1) await shop.worked();
    expect(shop.alarms).toEqual(['courier-silent']);
  });

  test('an ended token is renewed, and an empty wallet says so and leaves nothing behind', async () => {
    const bought = await shop.packed();
    await shop.control('/courier/account', { endTokens: true, hasBalance: false });
    expect((await shop.book(bought)).Data?.Message).toBe('Recharge your Shiprocket wallet.');
    expect(await shop.shipments(bought)).toMatchObject([{ status: 'CANCELED', awb: '' }]);
    await shop.control('/courier/account', {});
    expect(await shop.booked(bought)).toMatchObject({ State: 'booked' });
  });

  test('a booking is cancelled at the courier, and another one can be made', async () => {
    const bought = await shop.packed();
    const { BookingId } = await shop.booked(bought);
    const cancel = () => shop.call('CancelCourier', bought, { BookingId });
    expect(dataOf(await cancel(), 'cancel')).toMatchObject({ State: 'cancelled' });
    expect(dataOf(await cancel(), 'again')).toMatchObject({ State: 'cancelled' });
    expect((await shop.call('CourierLabelPdf', bought, { BookingId })).Data?.Reason).toBe('step');
    expect(await shop.booked(bought)).toMatchObject({ State: 'booked' });
    expect((await shop.shipments(bought)).map(({ status }) => status)).toEqual(['AWB ASSIGNED', 'CANCELED']);
  });

  test('an unanswered cancellation is repeated until the courier has it', async () => {
    const bought = await shop.packed();
    const { BookingId } = await shop.booked(bought);
    await shop.control('/outage', { gateway: 'courier', mode: 'lost' });
    const cancelling = await shop.call('CancelCourier', bought, { BookingId });
    expect(dataOf(cancelling, 'cancel')).toMatchObject({ State: 'cancelling' });
    await shop.control('/outage', { gateway: 'courier', mode: 'none' });
    await shop.worked();
    expect(await shop.bookings(bought)).toMatchObject([{ State: 'cancelled' }]);
  });

  test('the booking of a cancelled order is cancelled, too', async () => {
    const bought = await shop.packed();
    await shop.booked(bought);
    await shop.advanced(bought.order.OrderNumber, 'cancel');
    await shop.worked();
    expect(await shop.bookings(bought)).toMatchObject([{ State: 'cancelled' }]);
    expect(await shop.shipments(bought)).toMatchObject([{ status: 'CANCELED' }]);
  });

  test('a courier that does not cancel for a cancelled order is asked once, and its news are asked for', async () => {
    const bought = await shop.packed();
    const { AWB, BookingId } = await shop.booked(bought);
    await shop.control('/courier/scan', { awb: AWB, name: 'picked-up', webhook: 'never' });
    await shop.advanced(bought.order.OrderNumber, 'cancel');
    await shop.worked();
    const [refused] = await shop.bookings(bought);
    expect(refused).toMatchObject({ State: 'booked', Refusal: expect.stringMatching(/./) });
    await shop.worked();
    const row = await shop.db
      .selectFrom('courier_bookings')
      .select(['state', 'next_try_at'])
      .where('id', '=', BookingId)
      .executeTakeFirst();
    expect(row?.state).toBe('booked');
    expect(cancellations).toBe(1);
    expect(Number(row?.next_try_at)).toBeGreaterThan(shop.clock.now);
  });
});
