import { dataOf } from '#lib/retail-api/testing/api-caller.ts';
import { FIELD_WATCH, WATCH } from '#lib/retail-api/testing/demo-skus.ts';
import type { Bought } from '#lib/retail-api/testing/order-shop.ts';
import { describeOnEachEngine } from '#lib/retail-api/testing/test-database.ts';
import { HOUR_MS } from '#lib/shared/durations.ts';
import { type CourierShop, courierShop } from './courier-shop.ts';

/** Tests what a courier's news do to an order; the sandbox writes the webhooks as Shiprocket does. */
describeOnEachEngine('news of a courier', (engine) => {
  let shop: CourierShop;

  beforeAll(async () => {
    shop = await courierShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.close());

  const kinds = async (bought: Bought) => (await shop.details(bought)).Events.map(({ Kind }) => Kind);
  const part = ({ order }: Bought, quantities: readonly number[]) => ({
    Lines: quantities.flatMap((Quantity, index) =>
      Quantity > 0 ? [{ LineId: order.Products[index]?.LineId ?? '', Quantity }] : [],
    ),
  });

  test('a parcel is picked up, goes out and arrives; each report counts once', async () => {
    const bought = await shop.packed();
    const { AWB, TrackingUrl } = await shop.booked(bought);
    await shop.happens(AWB, 'out-for-pickup');
    expect(await shop.state(bought)).toBe('packed');
    const pickup = await shop.happens(AWB, 'picked-up');
    expect((await shop.details(bought)).Parcels).toMatchObject([{ Courier: 'Sandbox Surface', AWB, TrackingUrl }]);
    await shop.happens(AWB, 'out-for-delivery');
    expect(await shop.state(bought)).toBe('out-for-delivery');
    dataOf(await shop.deliver(pickup.body, pickup.token), 'again');
    await shop.happens(AWB, 'delivered');
    expect(await kinds(bought)).toEqual(['placed', 'confirmed', 'packed', 'shipped', 'out-for-delivery', 'delivered']);
    expect(
      [await shop.mails('order-shipped'), await shop.mails('order-delivered')].map(({ length }) => length),
    ).toEqual([1, 1]);
    expect(await shop.bookings(bought)).toMatchObject([{ State: 'done', Status: 'delivered' }]);
    expect(await shop.db.selectFrom('courier_events').selectAll().execute()).toHaveLength(4);
    const timeline = await shop.desk<{ Audit: { Did: string; Facts: string }[] }>('DeskOrder', {
      OrderNumber: bought.order.OrderNumber,
    });
    expect(dataOf(timeline, 'DeskOrder').Audit).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ Did: 'courier-booked', By: 'desk:Meera', Facts: `Sandbox Surface ${AWB}; ₹60` }),
        expect.objectContaining({ Did: 'courier-delivered', Facts: `Sandbox Surface ${AWB}; Local hub; Delivered` }),
      ]),
    );
  });

  test('news that nobody can prove, that cannot be read or that are of no parcel change nothing', async () => {
    const bought = await shop.packed();
    const { AWB } = await shop.booked(bought);
    await shop.control('/courier/scan', { awb: AWB, name: 'delivered', webhook: 'never' });
    const { webhooks } = await shop.control('/webhooks');
    const { body, headers } = webhooks.at(-1);
    for (const token of ['', 'wrong', `${headers['x-api-key']}x`])
      expect((await shop.deliver(body, token)).Data).toMatchObject({ Field: 'Token' });
    expect((await shop.deliver('{', headers['x-api-key'])).Data).toMatchObject({ Field: 'BodyBase64' });
    dataOf(await shop.deliver(body.replaceAll(AWB, '19000000000000'), headers['x-api-key']), 'of no parcel');
    dataOf(await shop.deliver(body.replace('"is_return":0', '"is_return":1'), headers['x-api-key']), 'a return');
    expect(await shop.state(bought)).toBe('packed');
  });

  test('what no webhook brought is asked for, by staff or by the background work', async () => {
    const bought = await shop.packed();
    const { AWB, BookingId } = await shop.booked(bought);
    await shop.control('/courier/scan', { awb: AWB, name: 'picked-up', webhook: 'never' });
    const tracked = await shop.call('TrackCourier', bought, { BookingId });
    expect(dataOf(tracked, 'track')).toMatchObject({ Status: 'picked-up' });
    expect(await shop.state(bought)).toBe('shipped');
    await shop.control('/courier/scan', { awb: AWB, name: 'delivered', webhook: 'never' });
    shop.clock.now += 7 * HOUR_MS;
    await shop.worked();
    expect(await shop.state(bought)).toBe('delivered');
  });

  test('a parcel that comes back is undelivered, with the reason of the last attempt, and refunded', async () => {
    const bought = await shop.packed();
    const { AWB, BookingId } = await shop.booked(bought);
    for (const name of ['picked-up', 'out-for-delivery']) await shop.happens(AWB, name);
    await shop.happens(AWB, 'undelivered', 'Nobody at home, call 9876543210');
    await shop.happens(AWB, 'rto-initiated');
    expect(await shop.state(bought)).toBe('out-for-delivery');
    expect((await shop.call('CancelCourier', bought, { BookingId })).Data?.Reason).toBe('step');
    await shop.happens(AWB, 'rto-delivered');
    expect(await shop.details(bought)).toMatchObject({
      State: 'cancelled',
      CancelReason: 'The courier could not deliver it: Nobody at home, call …',
    });
    expect(await shop.orderRefunds()).toHaveLength(1);
    expect(await shop.bookings(bought)).toMatchObject([{ State: 'done', Status: 'returned' }]);
  });

  test('news of an order that staff have moved, or cancelled, change nothing more', async () => {
    const bought = await shop.packed();
    const { AWB, Courier } = await shop.booked(bought);
    dataOf(await shop.advance(bought.order.OrderNumber, 'ship', { Courier, AWB }), 'ship');
    await shop.happens(AWB, 'picked-up');
    await shop.happens(AWB, 'delivered');
    expect((await shop.details(bought)).Parcels).toMatchObject([{ AWB, DeliveredAt: expect.any(Number) }]);
    const other = await shop.packed();
    const booked = await shop.booked(other);
    await shop.advanced(other.order.OrderNumber, 'cancel');
    await shop.happens(booked.AWB, 'picked-up');
    expect(await shop.state(other)).toBe('cancelled');
  });

  test('a part that a courier is booked for cannot be cancelled by the customer, nor sent elsewhere', async () => {
    const bought = await shop.bought({ items: [[FIELD_WATCH, 2]] });
    await shop.booked(bought, part(bought, [1]));
    expect(await shop.state(bought)).toBe('packed');
    expect((await shop.cancel(bought)).Data).toMatchObject({ Reason: 'packed' });
  });

  test('parts of an order are booked and arrive one by one; what is booked is not booked again', async () => {
    const bought = await shop.packed({
      items: [
        [WATCH, 2],
        [FIELD_WATCH, 1],
      ],
    });
    const first = await shop.booked(bought, part(bought, [1, 0]));
    expect((await shop.book(bought, part(bought, [2, 0]))).Data?.Reason).toBe('nothing-left');
    const second = await shop.booked(bought);
    expect(second.Items).toHaveLength(2);
    expect((await shop.book(bought)).Data?.Message).toMatch(/^A courier is booked already/);
    await shop.happens(first.AWB, 'picked-up');
    await shop.happens(first.AWB, 'delivered');
    expect(await shop.state(bought)).toBe('packed');
    await shop.happens(second.AWB, 'out-for-delivery');
    expect((await shop.details(bought)).Parcels).toMatchObject([
      { AWB: first.AWB, State: 'delivered' },
      { AWB: second.AWB, State: 'out-for-delivery' },
    ]);
    await shop.happens(second.AWB, 'rto-delivered');
    expect((await shop.details(bought)).Parcels).toMatchObject([{ State: 'delivered' }, { State: 'returned' }]);
    expect(await shop.state(bought)).toBe('delivered');
    expect(await shop.orderRefunds()).toHaveLength(1);
  });
});
