import { type GiftCardOrderWire, RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { runHousekeeping } from '../app/housekeeping.ts';
import { issueGiftCard } from '../cart/promotions/gift-card-issue.ts';
import { generatePin } from '../cart/promotions/write-gift-card.ts';
import { deleteCustomer } from '../customers/account/delete-customer.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { signInSession } from '../testing/api-caller.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { fakePaymentWebhook, testPaymentUpdate } from '../testing/fake-gateway.ts';
import { type PaymentShop, paymentShop } from '../testing/payment-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import type { AttemptRow } from './attempts.ts';
import type { PaymentUpdate } from './gateway.ts';

const ORDER = {
  Amount: 2500,
  RecipientName: 'Ravi',
  RecipientEmail: 'ravi@example.com',
  SenderName: 'Asha',
  SenderEmail: 'asha@example.com',
  SenderMobile: '9876543210',
  Message: 'Happy birthday',
};

describeOnEachEngine('paying a gift card at a gateway', (engine) => {
  let shop: PaymentShop;

  beforeAll(async () => {
    shop = await paymentShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  const buy = async () => (await shop.store.post<GiftCardOrderWire>('BuyGiftCard', ORDER)).Data?.OrderId ?? '';
  const opened = async () => shown(await buy());
  async function shown(id: string): Promise<AttemptRow> {
    expect((await shop.start(id, 'razorpay', 'gift-card')).ReturnCode).toBe(0);
    const [attempt] = await shop.attemptsOf(id);
    if (!attempt) throw new Error('Nothing was opened.');
    return attempt;
  }
  const apply = (attempt: AttemptRow, update: PaymentUpdate, event: string) =>
    shop.store.post('PaymentWebhook', fakePaymentWebhook(attempt.id, update, event));
  const readStatus = async ({ subject_id: OrderId }: AttemptRow) =>
    (await shop.store.post<GiftCardOrderWire>('GiftCardOrder', { OrderId })).Data?.PaymentState;
  const cards = () => shop.db.selectFrom('gift_cards').selectAll().execute();

  test('issues the card once, whether a return or a webhook reports the payment', async () => {
    const attempt = await opened();
    expect(attempt).toMatchObject({ subject: 'gift-card', amount: 2500_00, test: 1 });
    const update = shop.report(attempt, 'captured');
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => shop.returnFromGateway(attempt)),
      ...Array.from({ length: 5 }, (_, number) => apply(attempt, update, `told-${number}`)),
    ]);
    expect(new Set(answers.map(({ ReturnCode }) => ReturnCode))).toEqual(new Set([0]));
    expect(await cards()).toMatchObject([{ balance: 2500_00 }]);
    expect([await shop.mails('gift-card'), await shop.mails('gift-card-receipt')]).toEqual([1, 1]);
    const { Data } = await shop.store.post('GiftCardOrder', { OrderId: attempt.subject_id });
    expect(Data).toMatchObject({ State: 'issued', PaymentState: 'paid', Gateways: [], TestPayment: true });
    expect((await shop.returnFromGateway(attempt)).Data).toEqual({
      Subject: 'gift-card',
      OrderKey: attempt.subject_id,
      PaymentState: 'paid',
    });
    expect((await shop.start(attempt.subject_id, 'payu', 'gift-card')).Data).toEqual({ Kind: 'settled' });
  });

  test.each(['razorpay', 'payu'] as const)(
    'sends %s the name, email address and mobile number of the payer',
    async (gateway) => {
      const { Data } = await shop.store.post<GiftCardOrderWire>('BuyGiftCard', ORDER);
      const start = jest.spyOn(shop.gateways[gateway], 'start');
      await shop.start(Data?.OrderId ?? '', gateway, 'gift-card');
      const payer = { name: 'Asha', email: 'asha@example.com', mobile: '9876543210' };
      expect(start).toHaveBeenCalledWith(expect.anything(), expect.objectContaining(payer));
      start.mockRestore();
    },
  );

  test('a gift card order at a live gateway is not marked as a test payment', async () => {
    const live = await createTestApi({
      opened: { db: shop.db, engine, close: async () => undefined },
      catalogue: 'seed',
      now: () => shop.clock.now,
      payments: { ...shop.api.context.payments, test: false },
    });
    const buyer = await signInSession(live.handle);
    const bought = await buyer.post<GiftCardOrderWire>('BuyGiftCard', ORDER);
    const OrderId = bought.Data?.OrderId ?? '';
    await buyer.post('StartPayment', {
      OrderKey: OrderId,
      Subject: 'gift-card',
      Gateway: 'payu',
      SiteURL: 'http://a.test',
    });
    const [attempt] = await shop.attemptsOf(OrderId);
    if (!attempt) throw new Error('Nothing was opened.');
    shop.report(attempt, 'captured');
    await buyer.post('PaymentReturn', { Gateway: 'payu', Fields: { attempt: attempt.id, signature: 'signed' } });
    const issued = await buyer.post<GiftCardOrderWire>('GiftCardOrder', { OrderId });
    expect([bought.Data, issued.Data]).toMatchObject([
      { State: 'awaiting-payment', TestPayment: false },
      { State: 'issued', TestPayment: false },
    ]);
  });

  test('refunds the second of two payments and notifies the buyer', async () => {
    const attempt = await opened();
    await apply(attempt, testPaymentUpdate('captured', attempt.amount, 'one'), 'first');
    await apply(attempt, testPaymentUpdate('captured', attempt.amount, 'other'), 'second');
    expect(await cards()).toHaveLength(1);
    expect(await shop.refunds()).toMatchObject([{ reason: 'twice', amount: 2500_00 }]);
    expect(await shop.mails('order-refund')).toBe(1);
  });

  test('refunds a payment that arrives after its order was deleted', async () => {
    const attempt = await opened();
    await shop.db.deleteFrom('gift_card_orders').execute();
    await apply(attempt, testPaymentUpdate('captured', attempt.amount), 'late');
    expect([await cards(), await shop.refunds()]).toMatchObject([[], [{ reason: 'late' }]]);
  });

  test('the payment of a gift card keeps its order while a gateway is queried for it, and deletes it afterwards', async () => {
    const attempt = await opened();
    shop.clock.now += 6.9 * DAY_MS;
    await shop.start(attempt.subject_id, 'razorpay', 'gift-card');
    shop.clock.now += 6.9 * DAY_MS;
    await runHousekeeping(shop.db, shop.clock.now);
    await apply(attempt, testPaymentUpdate('captured', attempt.amount), 'late');
    expect([await cards(), await shop.refunds()]).toMatchObject([[{ balance: 2500_00 }], []]);
    const other = await opened();
    await shop.db.updateTable('payment_attempts').set({ next_check_at: null }).execute();
    shop.clock.now += 7 * DAY_MS;
    await runHousekeeping(shop.db, shop.clock.now);
    expect(await readStatus(other)).toBeUndefined();
  });

  test('for a deleted customer refunds the payment, notifies the buyer and keeps nothing else', async () => {
    const asha = await addCustomer(shop.api);
    const [bought, unshown] = [await buy(), await buy()];
    await shop.db.updateTable('gift_card_orders').set({ customer_id: asha.id }).execute();
    const attempt = await shown(bought);
    await shop.db.transaction().execute((transaction) => deleteCustomer(transaction, asha.id, shop.clock.now));
    const remaining = await shop.db.selectFrom('gift_card_orders').selectAll().execute();
    expect(remaining).toMatchObject([
      {
        id: bought,
        customer_id: null,
        recipient_name: '',
        recipient_email: '',
        message: '',
        sender_name: 'Asha',
        sender_email: 'asha@example.com',
        sender_mobile: '',
      },
    ]);
    for (const id of [bought, unshown]) {
      expect((await shop.start(id, 'razorpay', 'gift-card')).ReturnCode).toBe(RETURN_CODES.NotFound.code);
    }
    await apply(attempt, testPaymentUpdate('captured', attempt.amount), 'late');
    // The update is like one whose processing began before the customer was deleted.
    const paid = { id: bought, siteUrl: shop.api.context.siteUrl, now: shop.clock.now, test: true };
    const drawn = await generatePin();
    expect(await shop.db.transaction().execute((of) => issueGiftCard(of, paid, drawn))).toBeUndefined();
    expect([await cards(), await shop.refunds()]).toMatchObject([[], [{ reason: 'late' }]]);
    expect(await shop.mails('order-refund')).toBe(1);
    shop.clock.now += 7 * DAY_MS;
    await runHousekeeping(shop.db, shop.clock.now);
    expect(await shop.db.selectFrom('gift_card_orders').selectAll().execute()).toEqual([]);
  });

  test('the status of a gift card order reports that its payment failed or is being checked', async () => {
    const attempt = await opened();
    expect((await shop.returnFromGateway(attempt)).Data).toMatchObject({ PaymentState: 'checking' });
    const again = await shop.start(attempt.subject_id, 'razorpay', 'gift-card');
    expect(again.Data).toBeNull();
    expect(await readStatus(attempt)).toBe('checking');
    shop.report(attempt, 'failed');
    expect((await shop.returnFromGateway(attempt)).Data).toMatchObject({ PaymentState: 'failed' });
    expect(await readStatus(attempt)).toBe('failed');
    expect(await shop.start(attempt.subject_id, 'razorpay', 'gift-card')).toMatchObject({ ReturnCode: 0 });
    expect(await cards()).toEqual([]);
  });
});
