import { type InvoiceWire, type OrderWire, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { newId } from '../core/db/new-id.ts';
import { deleteCustomer } from '../customers/account/delete-customer.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { FIELD_WATCH, RING, WATCH } from '../testing/demo-skus.ts';
import { shelfOf } from '../testing/ledgers.ts';
import { COUPON, type OrderShop, orderShop } from '../testing/order-shop.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { setDelivery } from '../testing/shop-rules.ts';
import { tablesWith } from '../testing/tables-with.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const lineOf = (order: OrderWire, sku: string) => order.Products.find(({ SKU }) => SKU === sku)?.LineId ?? '';
const itemsOf = (order: OrderWire, sku: string, Quantity: number) => [{ LineId: lineOf(order, sku), Quantity }];

describeOnEachEngine('cancelling an order', (engine) => {
  let shop: OrderShop;

  beforeAll(async () => {
    shop = await orderShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  test('cancelling an order releases its goods, coupon and gift coupon, and refunds to the origin', async () => {
    setDelivery({ charge: 99 });
    const bought = await shop.bought({ items: [[WATCH, 2]], cards: [1_000_00], coupon: true, giftCoupon: true });
    const { order, cards } = bought;
    expect(order.Actions).toEqual(['cancel', 'modify']);
    const { Total } = order;
    expect((await shop.preview(bought)).Data).toEqual({
      Amount: Total,
      Difference: 0,
      BankNeeded: false,
      PanNeeded: false,
      Parts: [
        { Method: 'gateway', Name: 'razorpay', Amount: Total - 1000 },
        { Method: 'gift-card', Name: expect.stringMatching(/^\d{4}$/), Amount: 1000 },
      ],
    });
    const { Data } = await shop.cancel(bought, { Comment: 'Found it in the drawer.' });
    expect(Data).toMatchObject({
      State: 'cancelled',
      PaymentState: 'refunding',
      Actions: [],
      DueAmount: 0,
      RefundAmount: Total,
      Products: [{ Quantity: 2, CancelledQuantity: 2 }],
      OrderRefunds: [
        { Method: 'gateway', Name: 'razorpay', Amount: Total - 1000, State: 'waiting', ReturnNumber: '' },
        { Method: 'gift-card', Amount: 1000, State: 'done' },
      ],
      CreditNotes: [{ CreditNoteNumber: 'TESTCN2627-00001', Amount: Total }],
    });
    expect(Data?.Events.map(({ Kind }) => Kind)).toEqual(['placed', 'confirmed', 'cancelled']);
    expect(await shelfOf(shop.db, WATCH)).toBe(28);
    expect(await balanceOf(cards[0])).toBe(1_000_00);
    expect(await shop.db.selectFrom('coupon_redemptions').selectAll().execute()).toEqual([]);
    expect(await shop.db.selectFrom('gift_coupons').select(['used_at', 'used_by']).execute()).toEqual([
      { used_at: null, used_by: null },
    ]);
    const [mail, ...others] = await shop.mails('order-cancelled');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Your Samay order ${order.OrderNumber} has been cancelled`);
    expect(mail?.body).toContain('We have refunded ₹1,000 to your gift card ending');
    await sendRefunds(shop.api.context, new AbortController().signal);
    expect([...shop.gateways.razorpay.refunds.values()].map(({ amount }) => amount)).toEqual([(Total - 1000) * 100]);
    expect(await shop.details(bought)).toMatchObject({
      PaymentState: 'refunded',
      OrderRefunds: [{ State: 'done' }, {}],
    });
  });

  test('cancelling item by item refunds each one’s share, the last one the rest, and then cancels the order', async () => {
    setDelivery({ charge: 99 });
    const bought = await shop.bought({ items: [[WATCH, 3]], coupon: true, giftCoupon: true });
    const { order } = bought;
    const refunds: number[] = [];
    for (let piece = 0; piece < 3; piece += 1) {
      const Lines = itemsOf(order, WATCH, 1);
      refunds.push((await shop.preview(bought, { Lines })).Data?.Amount ?? 0);
      const { Data } = await shop.cancel(bought, { Lines });
      expect(Data?.State).toBe(piece < 2 ? 'confirmed' : 'cancelled');
      // A discount on the whole order counts as used until no item of the order is left.
      expect(await shop.db.selectFrom('coupon_redemptions').select('code').execute()).toHaveLength(piece < 2 ? 1 : 0);
    }
    expect(refunds.reduce((sum, amount) => sum + Math.round(amount * 100), 0)).toBe(Math.round(order.Total * 100));
    const details = await shop.details(bought);
    expect(details).toMatchObject({ PaymentState: 'refunding', CreditNotes: [{}, {}, {}] });
    expect(details.Events.map(({ Kind }) => Kind)).toEqual([
      'placed',
      'confirmed',
      'lines-cancelled',
      'lines-cancelled',
      'cancelled',
    ]);
    expect(await shelfOf(shop.db, WATCH)).toBe(28);
    const subjects = (await shop.mails('order-cancelled')).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Part of'))).toHaveLength(2);
  });

  test('one item of a line of two can be cancelled, and the other stays ordered', async () => {
    const bought = await shop.bought({
      items: [
        [WATCH, 1],
        [RING, 1],
      ],
    });
    const { Data } = await shop.cancel(bought, { Lines: itemsOf(bought.order, WATCH, 1) });
    expect(Data).toMatchObject({
      State: 'confirmed',
      PaymentState: 'paid',
      RefundAmount: 0,
      Actions: ['cancel', 'modify'],
    });
    expect(await shop.orderRefunds()).toMatchObject([{ method: 'gateway', amount: 12_495_00 }]);
    const [mail] = await shop.mails('order-cancelled');
    expect(mail?.body).toContain('You will still receive the rest of your order.');
    expect(mail?.body).toContain('We are refunding ₹12,495 to your original payment method (Razorpay).');
  });

  test('cancelling items of a cash-on-delivery order lowers the amount due, down to zero', async () => {
    const bought = await shop.bought({ items: [[FIELD_WATCH, 2]], method: 'cash-on-delivery', cards: [9_999_00] });
    expect(bought.order).toMatchObject({ PaymentState: 'on-delivery', DueAmount: 10_000 });
    const first = await shop.cancel(bought, { Lines: itemsOf(bought.order, FIELD_WATCH, 1), RefundTo: 'gift-card' });
    expect(first.Data).toMatchObject({ PaymentState: 'on-delivery', DueAmount: 0.5 });
    const [mail] = await shop.mails('order-cancelled');
    expect(mail?.body).toContain('You pay ₹0.50 on delivery.');
    const second = await shop.cancel(bought);
    expect(second.Data).toMatchObject({
      State: 'cancelled',
      PaymentState: 'refunded',
      DueAmount: 0,
      RefundAmount: 9999,
    });
    expect(await shop.orderRefunds()).toEqual([
      { method: 'due', amount: 9_999_50, state: 'done' },
      { method: 'due', amount: 50, state: 'done' },
      { method: 'gift-card', amount: 9_999_00, state: 'done' },
    ]);
    expect(await balanceOf(bought.cards[0])).toBe(9_999_00);
    const unpaid = await shop.bought({ items: [[FIELD_WATCH, 1]], method: 'cash-on-delivery', email: '' });
    expect((await shop.cancel(unpaid)).Data).toMatchObject({ PaymentState: 'nothing-due', RefundAmount: 0 });
    const sms = (await shop.mails('order-cancelled')).find(({ channel }) => channel === 'sms');
    expect(sms?.body).toContain('You have not paid anything yet, so there is nothing to refund.');
  });

  test('a cancelled order is refunded to a new gift card if the shopper wishes', async () => {
    const bought = await shop.bought();
    expect((await shop.preview(bought, { RefundTo: 'gift-card' })).Data?.Parts).toEqual([
      { Method: 'new-gift-card', Name: '', Amount: bought.order.Total },
    ]);
    const { Data } = await shop.cancel(bought, { RefundTo: 'gift-card' });
    const card = await shop.db.selectFrom('gift_cards').selectAll().executeTakeFirstOrThrow();
    expect(card.balance).toBe(Math.round(bought.order.Total * 100));
    expect(Data).toMatchObject({
      PaymentState: 'refunded',
      OrderRefunds: [{ Method: 'new-gift-card', Name: card.number.slice(-4), State: 'done' }],
    });
    const [mail] = await shop.mails('gift-card');
    expect(mail).toMatchObject({ recipient: 'asha@example.com' });
    expect(mail?.body.replaceAll(' ', '')).toContain(card.number);
    expect(await shop.db.selectFrom('refunds').selectAll().execute()).toEqual([]);
  });

  test('a gift card that is about to expire is valid for another 90 days after a refund', async () => {
    const bought = await shop.bought({ cards: [1_000_00] });
    await shop.db
      .updateTable('gift_cards')
      .set({ expires_at: shop.clock.now + 1 })
      .execute();
    await shop.cancel(bought);
    const { expires_at } = await shop.db.selectFrom('gift_cards').select('expires_at').executeTakeFirstOrThrow();
    expect(expires_at).toBe(shop.clock.now + 90 * DAY_MS);
  });

  test('a cancellation repeated with its key, also concurrently, is done once', async () => {
    const bought = await shop.bought({ items: [[WATCH, 2]] });
    const request = { Lines: itemsOf(bought.order, WATCH, 1), IdempotencyKey: newId(), ExpectedRefund: 12_495 };
    const answers = await Promise.all([
      shop.cancel(bought, request),
      shop.cancel(bought, request),
      shop.cancel(bought, request),
    ]);
    expect(answers.map(({ ReturnCode }) => ReturnCode)).toEqual([0, 0, 0]);
    expect((await shop.details(bought)).Products[0]?.CancelledQuantity).toBe(1);
    const all = { ExpectedRefund: 12_495 };
    const both = await Promise.all([shop.cancel(bought, all), shop.cancel(bought, all)]);
    expect(both.map(({ ReturnCode }) => ReturnCode).toSorted((a, b) => a - b)).toEqual([0, code('NotAllowedNow')]);
    expect(await shelfOf(shop.db, WATCH)).toBe(28);
    expect(await shop.orderRefunds()).toHaveLength(2);
  });

  test('nothing is cancelled when the refund differs from what the shopper saw', async () => {
    const bought = await shop.bought();
    const answer = await shop.cancel(bought, { ExpectedRefund: 1 });
    expect(answer).toMatchObject({ ReturnCode: code('PriceChanged'), Data: { PayableAmount: bought.order.Total } });
    expect((await shop.details(bought)).State).toBe('confirmed');
    expect(await shop.orderRefunds()).toEqual([]);
  });

  test('cancelling is refused with NotAllowedNow when too late, when nothing is left, or when turned off', async () => {
    const bought = await shop.bought();
    const refused = async () => {
      const [seen, done] = [await shop.preview(bought), await shop.cancel(bought, { ExpectedRefund: 1 })];
      expect([seen.ReturnCode, done.ReturnCode]).toEqual([code('NotAllowedNow'), code('NotAllowedNow')]);
      expect(done.Data?.Reason).toBe(seen.Data?.Reason);
      return done.Data?.Reason;
    };
    await shop.setOption('OrderCancel', 'off');
    expect(await refused()).toBe('not-offered');
    expect((await shop.details(bought)).Actions).toEqual(['modify']);
    await shop.setOption('OrderCancel', 'on');
    await shop.advanced(bought.order.OrderNumber, 'pack');
    expect(await refused()).toBe('packed');
    expect((await shop.details(bought)).Actions).toEqual([]);
    await shop.advanced(bought.order.OrderNumber, 'cancel');
    expect(await refused()).toBe('nothing-left');
    const other = await shop.bought({ items: [[FIELD_WATCH, 1]] });
    const tooMany = await shop.cancel(other, { Lines: itemsOf(other.order, FIELD_WATCH, 2), ExpectedRefund: 1 });
    expect(tooMany.Data?.Reason).toBe('nothing-left');
  });

  test('a customer’s cancellation comment is in the data export, and is deleted with the account', async () => {
    const bought = await shop.bought();
    await shop.cancel(bought, { Comment: 'Found it in the drawer.' });
    const { Data } = await bought.shopper.caller.post<{ Orders: object[] }>('CustomerData');
    expect(Data?.Orders).toMatchObject([
      {
        OrderRefunds: [{ Method: 'gateway', Name: 'razorpay', Amount: bought.order.Total, State: 'waiting' }],
        Events: [{ Kind: 'cancelled', ByCustomer: true, Facts: { comment: 'Found it in the drawer.' } }],
      },
    ]);
    expect(await tablesWith(shop.db, 'in the drawer')).toEqual({ order_events: 1 });
    await shop.db
      .transaction()
      .execute((transaction) => deleteCustomer(transaction, bought.shopper.id, shop.clock.now));
    expect(await tablesWith(shop.db, 'in the drawer')).toEqual({});
    expect((await shop.row(bought.order.OrderNumber))?.state).toBe('cancelled');
  });

  test('a cancellation has a credit note, as page and PDF, only for its customer', async () => {
    const bought = await shop.bought({ items: [[WATCH, 2]] });
    const Lines = itemsOf(bought.order, WATCH, 1);
    const [issued] = (await shop.cancel(bought, { Lines })).Data?.CreditNotes ?? [];
    const { OrderNumber, InvoiceNumber } = bought.order;
    const CreditNoteNumber = issued?.CreditNoteNumber ?? '';
    const { caller } = bought.shopper;
    const creditNote = await caller.post<InvoiceWire>('Invoice', { OrderNumber, CreditNoteNumber });
    expect(creditNote.Data).toMatchObject({
      InvoiceNumber,
      Total: 12_495,
      TestPayment: true,
      Payments: [{ Name: 'Razorpay', Amount: 12_495 }],
      CreditNote: { CreditNoteNumber, IssuedAt: shop.clock.now },
    });
    const file = await caller.post<{ FileName: string; ContentBase64: string }>('InvoicePdf', {
      OrderNumber,
      CreditNoteNumber,
    });
    expect(file.Data?.FileName).toBe(`credit-note-${CreditNoteNumber}.pdf`);
    const { pages } = readPdf(Buffer.from(file.Data?.ContentBase64 ?? '', 'base64'));
    expect(pages.join(' ')).toContain(`Credit note number: ${CreditNoteNumber}`);
    const other = await shop.bought();
    for (const request of [
      { OrderNumber, CreditNoteNumber },
      { OrderNumber: other.order.OrderNumber, CreditNoteNumber },
    ]) {
      expect((await other.shopper.caller.post('Invoice', request)).ReturnCode).toBe(code('NotFound'));
    }
  });

  test('cancelling is refused with NotFound for another customer’s order, SignInRequired for a guest', async () => {
    const bought = await shop.bought();
    const other = await shop.bought();
    const stranger = { shopper: other.shopper, order: bought.order };
    expect((await shop.preview(stranger)).ReturnCode).toBe(code('NotFound'));
    expect((await shop.cancel(stranger)).ReturnCode).toBe(code('NotFound'));
    expect((await shop.details(bought)).State).toBe('confirmed');
  });

  test('a payment that arrives after cancellation is refunded too, and the coupon is free for another order', async () => {
    const bought = await shop.bought({ coupon: true });
    const { shopper, order } = bought;
    await shop.cancel(bought);
    await shop.pays(order.OrderNumber, 'captured', 'pay_again');
    expect(await shop.details(bought)).toMatchObject({ State: 'cancelled', RefundAmount: 2 * order.Total });
    await shopper.fill(WATCH);
    expect((await shopper.ordered({ CouponCode: COUPON })).CouponDiscount).toBe(order.CouponDiscount);
  });

  const balanceOf = async (id = '') =>
    (await shop.db.selectFrom('gift_cards').select('balance').where('id', '=', id).executeTakeFirst())?.balance;
});
