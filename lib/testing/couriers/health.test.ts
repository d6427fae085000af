import type { calls, DataOf } from '#lib/contract/index.ts';
import { measureCouriers } from '#lib/retail-api/orders/couriers/courier-health.ts';
import { dataOf } from '#lib/retail-api/testing/api-caller.ts';
import { OPERATOR_KEY } from '#lib/retail-api/testing/operator.ts';
import { staffOf } from '#lib/retail-api/testing/staff-shop.ts';
import { describeOnEachEngine } from '#lib/retail-api/testing/test-database.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { keepMetrics } from '#lib/shared/metrics/record.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { keepInMemory } from '../kept-metrics.ts';
import { type CourierShop, courierShop } from './courier-shop.ts';

type Health = DataOf<typeof calls.workQueues>;
type Asked = { ApprovalId: string };

describeOnEachEngine('the health of couriers', (engine) => {
  let shop: CourierShop;
  beforeAll(async () => {
    shop = await courierShop(engine);
  });
  beforeEach(() => shop.reset());
  afterEach(() => setShopProfile(DEMO_PROFILE));
  afterAll(() => shop.close());

  const health = async () => dataOf(await staff().call<Health>('WorkQueues', null, OPERATOR_KEY), 'WorkQueues');
  const staff = () => staffOf(shop.api, shop.clock);
  const queue = async () => (await health()).Queues.find(({ Queue }) => Queue === 'couriers');
  const idle = { Unanswered: 0, Held: 0, ByWebhook: 0, Polled: 0 };

  test('a booking that gets no answer is counted, with its age and, after six tries, as unanswered', async () => {
    expect([await queue(), (await health()).Couriers]).toMatchObject([{ Waiting: 0, OldestAt: null }, idle]);
    const bought = await shop.packed();
    const at = shop.clock.now + 1;
    await shop.control('/outage', { gateway: 'courier', mode: 'down' });
    try {
      await shop.book(bought);
      expect(await queue()).toEqual({ Queue: 'couriers', Waiting: 1, Failed: 0, Expired: 0, OldestAt: at });
      expect((await health()).Couriers).toEqual(idle);
      for (let tries = 1; tries < 6; tries += 1) await shop.worked();
      expect((await health()).Couriers).toEqual({ ...idle, Unanswered: 1 });
    } finally {
      await shop.control('/outage', { gateway: 'courier', mode: 'none' });
    }
    await shop.worked();
    expect(await queue()).toMatchObject({ Waiting: 0, OldestAt: null });
  });

  test('news are counted by how they came, for a day', async () => {
    const bought = await shop.packed();
    const { AWB, BookingId } = await shop.booked(bought);
    await shop.happens(AWB, 'picked-up');
    await shop.control('/courier/scan', { awb: AWB, name: 'out-for-delivery', webhook: 'never' });
    await shop.call('TrackCourier', bought, { BookingId });
    const counted = (await health()).Couriers;
    expect([counted?.ByWebhook, counted?.Polled]).toEqual([1, 1]);
    // The sandbox stamps what happens with the time of the machine.
    await shop.db
      .updateTable('courier_events')
      .set({ at: shop.clock.now - DAY_MS - 1 })
      .execute();
    expect((await health()).Couriers).toEqual(idle);
  });

  test('a parcel that comes back is refunded by itself below the limit of approvals, and above it by two people', async () => {
    const limit = (refundsFrom: number) => setShopProfile({ ...DEMO_PROFILE, approvals: { refundsFrom } });
    const back = async () => {
      const bought = await shop.packed();
      const { AWB } = await shop.booked(bought);
      for (const name of ['picked-up', 'out-for-delivery', 'rto-delivered']) await shop.happens(AWB, name);
      return bought;
    };
    limit(1_000_000);
    const below = await back();
    expect([await shop.state(below), (await health()).Couriers?.Held]).toEqual(['cancelled', 0]);
    expect(await shop.orderRefunds()).toHaveLength(1);

    limit(1);
    const above = await back();
    expect([await shop.state(above), (await health()).Couriers?.Held]).toEqual(['out-for-delivery', 1]);
    expect(await shop.orderRefunds()).toHaveLength(1);
    const metrics = keepInMemory();
    await measureCouriers(shop.db, shop.clock.now);
    keepMetrics(undefined);
    const gauges = ['waiting', 'unanswered', 'held'].map((state) => metrics.value('courierBookings', { state }));
    expect(gauges).toEqual([0, 0, 1]);
    const { OrderNumber } = above.order;
    const step = { OrderNumber, Step: 'undelivered', Reason: 'It came back.', IdempotencyKey: 'came-back-1' };
    const asked = await staff().call<Asked>('AdvanceOrder', step, await staff().join('packer'));
    expect(asked.Data).toMatchObject({ ApprovalId: expect.any(String) });
    expect(await shop.state(above)).toBe('out-for-delivery');
    const decision = { ApprovalId: asked.Data?.ApprovalId, Decision: 'approve' };
    const decided = await staff().call('DecideApproval', decision, await staff().join('manager'));
    expect(decided.Data).toMatchObject({ State: 'done', Outcome: 'Success' });
    expect([await shop.state(above), (await health()).Couriers?.Held]).toEqual(['cancelled', 0]);
    expect(await shop.orderRefunds()).toHaveLength(2);
  });
});
