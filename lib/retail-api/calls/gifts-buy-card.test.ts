import { type GiftCardOrderWire, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { DAY_MS, WEEK_MS } from '#lib/shared/durations.ts';
import { cleanOutbox } from '../messages/clean-outbox.ts';
import { claimDueMessages, recordSendAttempt } from '../messages/outbox-queue.ts';
import { NO_PAYMENTS } from '../payments/gateway.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { FakeGateway, paymentsBy } from '../testing/fake-gateway.ts';
import { payGiftCard } from '../testing/pay-gift-card.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-21T20:00:00Z');
const ORDER = {
  Amount: 2500,
  RecipientName: 'Ravi',
  RecipientEmail: 'ravi@example.com',
  SenderName: 'Asha',
  SenderEmail: 'asha@example.com',
  SenderMobile: '9876543210',
  Message: 'Happy birthday',
};

describeOnEachEngine('buying a gift card', (engine) => {
  let api: TestApi;
  let now = NOW;
  let network = '203.0.113.7';
  let asha: ApiCaller;

  beforeAll(async () => {
    const payments = paymentsBy(new FakeGateway('payu'), new FakeGateway('razorpay'));
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now, payments });
  });
  beforeEach(async () => {
    now = NOW;
    network = '203.0.113.7';
    await eraseShoppers(api.context.db);
    asha = await visitor();
  });
  afterAll(() => api.close());

  const visitor = () =>
    signInSession((request) => {
      request.headers.set('x-forwarded-for', network);
      return api.handle(request);
    });
  const buy = (fields: Record<string, unknown> = {}, by = asha) =>
    by.post<GiftCardOrderWire>('BuyGiftCard', { ...ORDER, ...fields });
  const orders = () => api.context.db.selectFrom('gift_card_orders').selectAll().execute();
  const cards = () => api.context.db.selectFrom('gift_cards').selectAll().execute();
  const mails = () => api.context.db.selectFrom('outbox').selectAll().orderBy('kind').execute();
  const refused = (name: ReturnCodeName, Data: unknown = null) => ({ ReturnCode: RETURN_CODES[name].code, Data });

  /** Buys and pays a gift card; returns the mail that the recipient gets. */
  async function receive(fields: Record<string, unknown> = {}) {
    await payGiftCard(asha, (await buy(fields)).Data?.OrderId);
    const mail = (await mails()).find(({ kind }) => kind === 'gift-card');
    const printed = /number: ([\d ]{19})\n/.exec(mail?.body ?? '')?.[1]?.replaceAll(' ', '') ?? '';
    return { mail, pair: { Number: printed, Pin: /PIN: (\d{6})\n/.exec(mail?.body ?? '')?.[1] ?? '' } };
  }

  test('a guest opens a gift card order, which issues and mails nothing', async () => {
    const { Data, ReturnCode } = await buy();
    const answered = {
      OrderId: expect.stringMatching(/^[\w-]{24}$/),
      State: 'awaiting-payment',
      Amount: 2500,
      TestPayment: true,
      RecipientName: 'Ravi',
      RecipientEmail: 'ravi@example.com',
      PaymentState: 'awaiting',
      Gateways: ['payu', 'razorpay'],
    };
    expect({ Data, ReturnCode }).toEqual({ ReturnCode: 0, Data: answered });
    const seen = await (await visitor()).post('GiftCardOrder', { OrderId: Data?.OrderId });
    expect(seen.Data).toEqual(Data);
    expect(await orders()).toMatchObject([
      { amount: 2500_00, customer_id: null, card_id: null, sender_mobile: '9876543210' },
    ]);
    expect([await cards(), await mails()]).toEqual([[], []]);
  });

  test('a paid gift card order issues the card, and its number and PIN work', async () => {
    const { pair } = await receive();
    const balance = await asha.post('GiftCardBalance', pair);
    expect(balance).toMatchObject({ ReturnCode: 0, Data: { Balance: 2500, InitialAmount: 2500, Expired: false } });
    const [card] = await cards();
    // In India it is already 22 November, so the card is valid until the end of that day a year later.
    expect(card).toMatchObject({ balance: 2500_00, expires_at: Date.parse('2027-11-23T00:00:00+05:30') });
    expect(await api.context.db.selectFrom('gift_card_entries').selectAll().execute()).toEqual([
      expect.objectContaining({ card_id: card?.id, kind: 'issue', amount: 2500_00, at: NOW }),
    ]);
    expect(JSON.stringify(await orders())).not.toContain(pair.Number);
  });

  test('buyer and recipient of a gift card get a mail, and only the recipient’s has number and PIN', async () => {
    const { mail, pair } = await receive();
    const [toRecipient, toSender, ...others] = await mails();
    expect(others).toEqual([]);
    expect(toRecipient).toMatchObject({ kind: 'gift-card', channel: 'mail', recipient: 'ravi@example.com' });
    expect(toSender).toMatchObject({ kind: 'gift-card-receipt', recipient: 'asha@example.com' });
    expect(mail?.body).toContain('until the end of 22 November 2027');
    const printed = pair.Number.replace(/\d{4}(?=\d)/g, '$& ');
    // The random order id may contain the digits of the PIN by chance.
    const [order] = await orders();
    const balance = toSender?.body.replaceAll(order?.id ?? '', 'id') ?? '';
    expect(balance).toContain('/id');
    for (const secret of [pair.Number, printed, pair.Pin]) expect(balance).not.toContain(secret);
    for (const { subject } of await mails()) expect(subject).not.toMatch(/Ravi|Asha|birthday/);
  });

  test('the recipient’s gift card mail is emptied after sending or giving up, the receipt is not', async () => {
    await receive();
    const { claimed: taken } = await claimDueMessages(api.context.db, ['mail'], 10, now);
    for (const message of taken) await recordSendAttempt(api.context.db, message, 'sent', now);
    expect((await mails()).map(({ kind, body }) => [kind, body === ''])).toEqual([
      ['gift-card', true],
      ['gift-card-receipt', false],
    ]);
    await eraseShoppers(api.context.db);
    await receive();
    await cleanOutbox(api.context.db, now + WEEK_MS);
    expect((await mails())[0]).toMatchObject({ kind: 'gift-card', state: 'failed', body: '' });
  });

  test('one key opens one gift card order, also concurrently; with another body it is refused', async () => {
    const IdempotencyKey = 'one-press-of-the-button';
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy({ IdempotencyKey })));
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(answers[0]?.ReturnCode).toBe(0);
    expect(await orders()).toHaveLength(1);
    expect(await buy({ IdempotencyKey, Amount: 3000 })).toMatchObject(refused('KeyReused'));
    expect((await buy({ IdempotencyKey }, await visitor())).Data?.OrderId).not.toBe(answers[0]?.Data?.OrderId);
  });

  test('an unknown gift card order can be neither read nor paid', async () => {
    const OrderId = 'there-is-no-such-order';
    const payment = { Subject: 'gift-card', Gateway: 'payu', SiteURL: 'http://shop.test' };
    expect(await asha.post('GiftCardOrder', { OrderId })).toMatchObject(refused('NotFound'));
    expect(await asha.post('StartPayment', { OrderKey: OrderId, ...payment })).toMatchObject(refused('NotFound'));
  });

  test.each([
    [{ Amount: 499 }, 'Amount'],
    [{ Amount: 50_001 }, 'Amount'],
    [{ Amount: 500.5 }, 'Amount'],
    [{ RecipientEmail: 'ravi@example.com, asha@example.com' }, 'RecipientEmail'],
    [{ SenderEmail: 'asha@example.com\r\nBcc: x@example.com' }, 'SenderEmail'],
    [{ RecipientName: 'Ravi\nBcc: x@example.com' }, 'RecipientName'],
    [{ SenderName: '' }, 'SenderName'],
    [{ SenderMobile: undefined }, 'SenderMobile'],
    [{ SenderMobile: '' }, 'SenderMobile'],
    [{ SenderMobile: '+91 98765 43210' }, 'SenderMobile'],
    [{ SenderMobile: '5876543210' }, 'SenderMobile'],
    [{ Message: 'x'.repeat(301) }, 'Message'],
    [{ Message: 'a\u0000b' }, 'Message'],
  ])('BuyGiftCard refuses %j', async (fields, Field) => {
    expect(await buy(fields)).toMatchObject({ ReturnCode: RETURN_CODES.InvalidRequest.code, Data: { Field } });
    expect(await orders()).toEqual([]);
  });

  test('invisible characters are removed from the message of a gift card', async () => {
    const { mail } = await receive({ Message: ' Happy\u202e birth\u200bday\r\n\r\nAsha ' });
    expect(mail?.body).toContain('\n> Happy birthday\n>\n> Asha\n\n');
    expect(mail?.body).not.toMatch(/[\u202e\u200b\r]/);
  });

  test.each(['\u2028', '\u2029', '\r'])(
    'every line of a gift card message is quoted, so none can pass as the store’s: %j',
    async (end) => {
      const { mail } = await receive({ Message: `Look${end}${end}Samay${end}https://evil.example` });
      expect(mail?.body).toContain('\n> Look\n>\n> Samay\n> https://evil.example\n\n');
      expect(mail?.body).not.toContain(end);
    },
  );

  test('without payment methods no gift card order is opened, and an open one offers no gateway', async () => {
    const OrderId = (await buy()).Data?.OrderId;
    const shop = await createTestApi({ engine, catalogue: 'seed', payments: NO_PAYMENTS, opened: openedAgain() });
    const shopper = await signInSession(shop.handle);
    expect(await shopper.post('BuyGiftCard', ORDER)).toMatchObject(refused('PaymentUnavailable'));
    expect(await shopper.post('GiftCardOrder', { OrderId })).toMatchObject({
      Data: { State: 'awaiting-payment', Gateways: [], TestPayment: false },
    });
    expect([(await orders()).length, await cards()]).toEqual([1, []]);
  });
  const openedAgain = () => ({ engine, db: api.context.db, close: () => Promise.resolve() });

  test('a session opens at most ten gift card orders per hour, a network 30', async () => {
    const to = (number: number) => ({
      RecipientEmail: `ravi-${number}@example.com`,
      SenderEmail: `asha-${number}@example.com`,
    });
    for (let number = 0; number < 10; number += 1) expect((await buy(to(number))).ReturnCode).toBe(0);
    expect(await buy(to(10))).toMatchObject(refused('TooManyRequests', { RetryAfterSeconds: 3600 }));
    for (let number = 10; number < 30; number += 1) {
      expect((await buy(to(number), await visitor())).ReturnCode).toBe(0);
    }
    expect(await buy(to(30), await visitor())).toMatchObject(refused('TooManyRequests', { RetryAfterSeconds: 3600 }));
    network = '198.51.100.1';
    expect((await buy(to(30), await visitor())).ReturnCode).toBe(0);
  });

  test('a mailbox is sent at most ten gift cards per day, in any spelling and from any sender', async () => {
    for (let number = 0; number < 10; number += 1) {
      const RecipientEmail = number % 2 ? `Ravi+${number}@example.com` : 'ravi@example.com';
      const SenderEmail = `asha-${number}@example.com`;
      expect((await buy({ RecipientEmail, SenderEmail }, await visitor())).ReturnCode).toBe(0);
    }
    expect(await buy({}, await visitor())).toMatchObject(refused('TooManyRequests', { RetryAfterSeconds: 24 * 3600 }));
  });

  test('a mailbox is named as sender at most ten times per day, in any spelling and by any shopper', async () => {
    for (let number = 0; number < 10; number += 1) {
      const SenderEmail = number % 2 ? `Asha+${number}@example.com` : 'asha@example.com';
      const RecipientEmail = `ravi-${number}@example.com`;
      expect((await buy({ RecipientEmail, SenderEmail }, await visitor())).ReturnCode).toBe(0);
    }
    expect(await buy({}, await visitor())).toMatchObject(refused('TooManyRequests', { RetryAfterSeconds: 24 * 3600 }));
    now += DAY_MS;
    expect((await buy({}, await visitor())).ReturnCode).toBe(0);
  });

  test('only the customer can read a customer’s gift card order', async () => {
    const { caller, id } = await addCustomer(api);
    await buy({}, caller);
    expect(await orders()).toEqual([expect.objectContaining({ customer_id: id })]);
  });
});
