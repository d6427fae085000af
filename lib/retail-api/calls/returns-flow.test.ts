import { type OrderWire, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { RING, SMALL_RING, WATCH } from '../testing/demo-skus.ts';
import { shelfOf } from '../testing/ledgers.ts';
import { RETURN_NOW, type ReturnShop, returnShop } from '../testing/return-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;

describeOnEachEngine('returns from request to refund or exchange', (engine) => {
  let shop: ReturnShop;

  beforeAll(async () => {
    shop = await returnShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  test('a return is requested, approved, picked up, checked, refunded and restocked', async () => {
    const delivered = await shop.delivered([{ sku: WATCH, quantity: 3, net: 37_485_01, shipping: 99_00 }]);
    expect(await shelfOf(shop.db, WATCH)).toBe(25);
    const requested = await shop.requested(delivered, [{ quantity: 2 }]);
    expect(requested).toMatchObject({
      Kind: 'return',
      State: 'requested',
      RefundAmount: 24_990,
      Difference: 0,
      CanWithdraw: true,
      Lines: [{ Quantity: 2, Amount: 24_990, Reason: 'changed-mind', Replacement: null }],
      PickupAddress: { AddressLine1: '12 Church Street' },
    });
    expect(requested.ReturnNumber).toMatch(/^RT-261121-[2-9A-Z]{6}$/);
    const done = await shop.advanced(
      requested.ReturnNumber,
      ...(['approve', 'pick-up', ['pass', { SellableLineIds: [delivered.lines[0]?.id] }], 'refund'] as const),
    );
    expect(done).toMatchObject({ State: 'refunded', CanWithdraw: false });
    expect(done.Events.map(({ State }) => State)).toEqual([
      'requested',
      'approved',
      'picked-up',
      'quality-passed',
      'refunded',
    ]);
    expect(await shop.orderRefunds()).toEqual([{ method: 'gateway', amount: 24_990_00, state: 'waiting' }]);
    expect(await shop.db.selectFrom('refunds').select(['reason', 'amount']).execute()).toEqual([
      { reason: requested.ReturnNumber, amount: 24_990_00 },
    ]);
    const order = await shop.order(delivered, delivered.order.number);
    expect(order.Products).toMatchObject([{ ReturnedQuantity: 2, CancelledQuantity: 0 }]);
    expect(order.CreditNotes).toMatchObject([{ Amount: 24_990 }]);
    expect(await shelfOf(shop.db, WATCH)).toBe(25);
    await shop.advanced(requested.ReturnNumber, 'restock');
    expect(await shelfOf(shop.db, WATCH)).toBe(27);
    expect(await shop.advance(requested.ReturnNumber, 'restock')).toMatchObject({
      ReturnCode: code('NotAllowedNow'),
      Data: { Reason: 'nothing-left' },
    });
    // The last item is refunded with the rest.
    const rest = await shop.requested(delivered);
    expect(rest.RefundAmount).toBe(12_495.01);
  });

  test('goods of a return that is refused, fails its check or is withdrawn remain the shopper’s', async () => {
    const delivered = await shop.delivered([{ sku: WATCH, quantity: 1, net: 12_495_00 }]);
    const refused = await shop.requested(delivered);
    await shop.advanced(refused.ReturnNumber, 'refuse');
    const failed = await shop.requested(delivered);
    await shop.advanced(failed.ReturnNumber, 'approve', 'pick-up', 'fail');
    // Until the goods are sent back, they are at the store.
    expect((await shop.request(delivered)).Data).toMatchObject({ Reason: 'nothing-left' });
    const back = await shop.advanced(failed.ReturnNumber, 'send-back');
    expect(back).toMatchObject({
      State: 'sent-back',
      StoreNote: 'The tag is missing.',
      Courier: 'Blue Dart',
      AWB: 'BD123',
    });
    const withdrawn = await shop.requested(delivered);
    const caller = await shop.as(delivered.customer);
    const { ReturnNumber } = withdrawn;
    expect((await caller.post('WithdrawReturn', { ReturnNumber })).Data).toMatchObject({ State: 'withdrawn' });
    expect((await caller.post('WithdrawReturn', { ReturnNumber })).Data).toMatchObject({ State: 'withdrawn' });
    expect(await shop.orderRefunds()).toEqual([]);
    expect((await shop.order(delivered, delivered.order.number)).Products).toMatchObject([{ ReturnedQuantity: 0 }]);
  });

  test('an exchange at the same price is a new order immediately, invoiced, with nothing to pay', async () => {
    const delivered = await shop.delivered([{ sku: RING, quantity: 1, net: 60_000_00, shipping: 99_00 }]);
    const requested = await shop.requested(delivered, [{ replacement: RING }], { Kind: 'exchange' });
    expect(requested).toMatchObject({ Kind: 'exchange', RefundAmount: 60_000, Difference: 0 });
    expect(await shelfOf(shop.db, RING)).toBe(7);
    const done = await shop.advanced(requested.ReturnNumber, 'approve', 'pick-up', 'pass', 'exchange');
    expect(done.State).toBe('exchanged');
    const order = await shop.order(delivered, done.ReplacementOrderNumber);
    expect(order).toMatchObject({
      State: 'confirmed',
      PaymentState: 'paid',
      Total: 60_000,
      PayableAmount: 0,
      ExchangeCredit: 60_000,
      ExchangeOf: requested.ReturnNumber,
      SubTotal: 66_499,
      DiscountOfferText: 'Exchange',
      DueAmount: 0,
      InvoiceNumber: expect.stringMatching(/^TEST2627-/),
      Products: [{ SKU: RING, UnitPrice: 66_499, NetPrice: 60_000, OfferDiscount: 6499 }],
    });
    expect(await shelfOf(shop.db, RING)).toBe(7);
    expect(await shop.orderRefunds()).toEqual([]);
    expect((await shop.order(delivered, delivered.order.number)).CreditNotes).toMatchObject([{ Amount: 60_000 }]);
  });

  test('an exchange for a cheaper product refunds the difference', async () => {
    const delivered = await shop.delivered([{ sku: RING, quantity: 1, net: 66_499_00, shipping: 99_00 }]);
    const requested = await shop.requested(delivered, [{ replacement: WATCH }], { Kind: 'exchange' });
    expect(requested.Difference).toBe(12_495 - 66_499);
    const done = await shop.advanced(requested.ReturnNumber, 'approve', 'pick-up', 'pass', 'exchange');
    expect(await shop.order(delivered, done.ReplacementOrderNumber)).toMatchObject({
      Total: 12_495,
      PayableAmount: 0,
      ExchangeCredit: 12_495,
      DiscountOfferText: '',
    });
    expect(await shop.orderRefunds()).toEqual([{ method: 'gateway', amount: 54_004_00, state: 'waiting' }]);
  });

  test('links of a return lead to products under their current names', async () => {
    const delivered = await shop.delivered([{ sku: RING, quantity: 1, net: 66_499_00 }]);
    const requested = await shop.requested(delivered, [{ replacement: WATCH }], { Kind: 'exchange' });
    const rename = async (code: string, slug: string) => {
      await shop.db.updateTable('products').set({ slug }).where('code', '=', code).execute();
    };
    await rename('7701SV01', 'a-ring-7701sv01');
    await rename(WATCH, 'a-watch-1801av01');
    const { Data } = await (await shop.as(delivered.customer)).post('ReturnDetails', {
      ReturnNumber: requested.ReturnNumber,
    });
    await rename('7701SV01', requested.Lines[0]?.ProductUrl ?? '');
    await rename(WATCH, requested.Lines[0]?.Replacement?.ProductUrl ?? '');
    expect(Data).toMatchObject({
      Lines: [{ ProductUrl: 'a-ring-7701sv01', Replacement: { ProductUrl: 'a-watch-1801av01' } }],
    });
  });

  describe('an exchange for a more expensive product', () => {
    const exchanged = async () => {
      const delivered = await shop.delivered([{ sku: WATCH, quantity: 1, net: 12_000_00 }]);
      const requested = await shop.requested(delivered, [{ replacement: SMALL_RING }], { Kind: 'exchange' });
      expect(requested.Difference).toBe(52_999);
      const done = await shop.advanced(requested.ReturnNumber, 'approve', 'pick-up', 'pass', 'exchange');
      const order = await shop.order(delivered, done.ReplacementOrderNumber);
      expect(order).toMatchObject({
        State: 'payment-pending',
        Total: 64_999,
        PayableAmount: 52_999,
        ExchangeCredit: 12_000,
        CanPay: true,
        HoldExpiresAt: shop.clock.now + DAY_MS,
      });
      return { given: delivered, requested, order };
    };

    test('an exchange with a difference waits for its payment, and is confirmed by it', async () => {
      const { order } = await exchanged();
      const [mail] = (await shop.mails()).filter(({ subject }) => subject.startsWith('Please pay'));
      expect(mail?.body).toContain(`http://shop.test/makepayment?order=${order.OrderKey}`);
      const start = { OrderKey: order.OrderKey, Gateway: 'razorpay', Subject: 'order', SiteURL: 'http://shop.test' };
      expect((await (await shop.as({ id: 'nobody' })).post('StartPayment', start)).ReturnCode).toBe(0);
      await shop.pays(order.OrderNumber);
      const paid = await (await shop.as({ id: 'nobody' })).post<OrderWire>('OrderDetails', {
        OrderKey: order.OrderKey,
      });
      expect(paid.Data).toMatchObject({ State: 'confirmed', PaymentState: 'paid', HoldExpiresAt: null });
      expect(await shelfOf(shop.db, SMALL_RING)).toBe(3);
      shop.clock.now = RETURN_NOW + 2 * DAY_MS;
      await shop.expire();
      expect(await shop.orderRefunds()).toEqual([]);
    });

    test('an exchange whose difference is unpaid for a day ends, and its value is refunded', async () => {
      const { given: delivered, requested, order } = await exchanged();
      shop.clock.now += DAY_MS - 1;
      await shop.expire();
      expect(await shelfOf(shop.db, SMALL_RING)).toBe(3);
      shop.clock.now += 1;
      await shop.expire();
      expect(await shelfOf(shop.db, SMALL_RING)).toBe(4);
      expect(await shop.order(delivered, order.OrderNumber)).toMatchObject({ State: 'cancelled', CanPay: false });
      expect(await shop.orderRefunds()).toEqual([{ method: 'gateway', amount: 12_000_00, state: 'waiting' }]);
      const { Data } = await (await shop.as(delivered.customer)).post('ReturnDetails', {
        ReturnNumber: requested.ReturnNumber,
      });
      expect(Data).toMatchObject({ State: 'refunded' });
      await shop.expire();
      expect(await shop.orderRefunds()).toHaveLength(1);
    });
  });
});
