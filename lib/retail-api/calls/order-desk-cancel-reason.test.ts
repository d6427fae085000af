import type { calls, DataOf } from '#lib/contract/index.ts';
import { type OrderShop, orderShop } from '../testing/order-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const REASON = `The last piece has a scratched dial. ${'Our maker has no other one this year. '.repeat(6)}`.trim();

describeOnEachEngine("the operator's reason for cancelling an order", (engine) => {
  let shop: OrderShop;
  beforeAll(async () => {
    shop = await orderShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  test('a customer without email gets the start of the reason by SMS, all of it by the link and on the order', async () => {
    const bought = await shop.bought({ email: '' });
    const { OrderNumber } = bought.order;
    expect((await shop.details(bought)).CancelReason).toBe('');
    expect(await shop.advance(OrderNumber, 'cancel', { Reason: REASON })).toMatchObject({ ReturnCode: 0 });
    expect((await shop.details(bought)).CancelReason).toBe(REASON);
    const [sms] = await shop.mails('order-cancelled');
    expect(sms?.body).toMatch(
      / has been cancelled\. The last piece has a scratched dial\. Our maker .{10,60}… We are refunding ₹/,
    );
    expect(sms?.body).not.toContain(REASON);
    const Token = new URL(/https?:\S+$/.exec(sms?.body ?? '')?.[0] ?? '').searchParams.get('t') ?? '';
    type Tracked = DataOf<typeof calls.trackedOrderByToken>;
    expect((await bought.shopper.caller.post<Tracked>('TrackedOrder', { Token })).Data?.CancelReason).toBe(REASON);
  });

  test("an order that the shopper cancels has no operator's reason", async () => {
    const bought = await shop.bought({ email: '' });
    await shop.cancel(bought);
    expect(await shop.details(bought)).toMatchObject({ State: 'cancelled', CancelReason: '' });
    const [sms] = await shop.mails('order-cancelled');
    expect(sms?.body).toMatch(/ has been cancelled\. We are refunding ₹/);
  });
});
