import { randomUUID } from 'node:crypto';
import { fakePayments, payAtGateway } from '#lib/testing/examples/gift-card-payment.ts';
import { browserWithToken } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser, serveWith } from '#lib/testing/storefront/handlers.ts';
import { jar } from '#lib/testing/storefront/page-cookies.ts';
import { incompressibleText, refusedForm } from '#lib/testing/storefront/refused-form.ts';
import { clientOnApi, type Exchange, replyOf } from '#lib/testing/storefront/retail-client.ts';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

import { PURCHASE_FIELDS, PURCHASE_FORM } from '#lib/storefront/gift-cards/schema.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import { POST as PAY } from './payment/route.ts';
import { POST } from './route.ts';
import { GET as STATUS } from './status/route.ts';

const PATH = '/api/gift-cards';
const PAY_PATH = '/api/gift-cards/payment';

let testClient: Awaited<ReturnType<typeof clientOnApi>>;
let intercept: (exchange: Exchange) => Response | undefined;
let browser: Browser;
let purchase: Record<string, string>;

const db = () => testClient.api.context.db;
const buy = (change: object = {}, from: Browser = browser) => from.json(POST, 'POST', PATH, { ...purchase, ...change });
const pay = (id: unknown, from: Browser = browser) => from.json(PAY, 'POST', PAY_PATH, { order: id, gateway: 'payu' });
const statusOf = (id: string) => browser.get(STATUS, `/api/gift-cards/status?order=${id}`);
/** Starts a session: idempotency keys are scoped by session, which begins with the first API call. */
const startSession = () => buy({ key: randomUUID(), recipientEmail: `first-${randomUUID()}@example.com` });
const idOf = (location: string) => /^\/gift-cards\/orders\/([\w-]{16,64})$/.exec(location)?.[1] ?? '';
const orders = () =>
  db()
    .selectFrom('gift_card_orders')
    .selectAll()
    .where('recipient_email', '=', purchase.recipientEmail ?? '')
    .execute();
const mails = (kind: 'gift-card' | 'gift-card-receipt', recipient = '') =>
  db().selectFrom('outbox').select('body').where('kind', '=', kind).where('recipient', '=', recipient).execute();

beforeAll(async () => {
  testClient = await clientOnApi((exchange) => intercept(exchange), { payments: fakePayments() });
});
afterAll(() => testClient.api.close());
beforeEach(() => {
  intercept = () => undefined;
  serveWith(testClient.client);
  browser = newBrowser();
  const name = randomUUID();
  purchase = {
    key: randomUUID(),
    amount: '2500',
    ownAmount: '',
    recipientName: 'Asha Rao',
    recipientEmail: `asha-${name}@example.com`,
    message: 'With love\r\nRavi',
    senderName: 'Ravi Rao',
    senderEmail: `ravi-${name}@example.com`,
    senderMobile: '+91 98765 43210',
  };
});

test('a gift card order leads to its payment, after which the card is mailed only to the recipient', async () => {
  const { status, body } = await buy();
  expect(status).toBe(200);
  const id = idOf(body.location);
  expect(await orders()).toMatchObject([
    { id, state: 'awaiting-payment', amount: 250_000, message: 'With love\nRavi', sender_mobile: '9876543210' },
  ]);
  expect(await mails('gift-card', purchase.recipientEmail)).toEqual([]);

  expect((await pay(id)).body).toEqual({
    ok: true,
    location: `/gift-cards/orders/${id}?method=payu`,
    data: { kind: 'payu', action: 'http://gateway.test/pay', fields: expect.objectContaining({ amount: '250000' }) },
  });
  expect(testClient.exchanges.findLast(({ name }) => name === 'StartPayment')?.body).toMatchObject({
    Subject: 'gift-card',
    OrderKey: id,
    Gateway: 'payu',
    SiteURL: 'http://shop.test',
  });
  expect((await statusOf(id)).body).toEqual({ paymentState: 'awaiting' });
  await payAtGateway(testClient.api, id);
  expect((await statusOf(id)).body).toEqual({ paymentState: 'paid' });
  // Nothing is left to pay.
  expect((await pay(id)).body).toEqual({ ok: true, location: `/gift-cards/orders/${id}` });
  const [card] = await mails('gift-card', purchase.recipientEmail);
  const [receipt] = await mails('gift-card-receipt', purchase.senderEmail);
  const [number] = /\d{4}(?: ?\d{4}){3}/.exec(card?.body ?? '') ?? [];
  expect(number).toBeDefined();
  expect(receipt?.body).not.toContain(number);
  expect(card?.body).toContain('With love');
});

test('a gift card form sent twice makes one order and one payment; a changed form makes another order', async () => {
  await startSession();
  const answers = await Promise.all([buy(), buy(), buy()]);
  expect(new Set(answers.map(({ body }) => body.location)).size).toBe(1);
  const id = idOf(answers[0].body.location);
  const opened = await Promise.all([pay(id), pay(id), pay(id)]);
  expect(new Set(opened.map(({ body }) => body.data.fields.attempt)).size).toBe(1);
  await buy({ amount: '5000' });
  expect((await orders()).map(({ amount }) => amount).toSorted()).toEqual([250_000, 500_000]);
});

test('a customer whose sign-in has ended buys a gift card as a guest', async () => {
  const { body } = await buy({}, await browserWithToken('gone-long-ago'));
  expect(idOf(body.location)).not.toBe('');
  expect(await orders()).toMatchObject([{ customer_id: null }]);
});

test.each<[object, string]>([
  [{ amount: '499' }, 'amount'],
  [{ amount: 'own', ownAmount: '499' }, 'ownAmount'],
  [{ amount: 'own', ownAmount: '50001' }, 'ownAmount'],
  [{ amount: 'own', ownAmount: '1e9' }, 'ownAmount'],
  [{ amount: 'own', ownAmount: '2000.5' }, 'ownAmount'],
  [{ amount: 'own', ownAmount: '-2000' }, 'ownAmount'],
  [{ amount: 'own', ownAmount: '2000abc' }, 'ownAmount'],
  [{ amount: 'own', ownAmount: 2000 }, 'ownAmount'],
  [{ recipientName: 'Asha\r\nBcc: all@example.com' }, 'recipientName'],
  [{ senderName: 'Ravi\nSubject: Free' }, 'senderName'],
  [{ recipientEmail: 'asha@example.com\r\nBcc: all@example.com' }, 'recipientEmail'],
  [{ senderEmail: 'ravi@example.com,all@example.com' }, 'senderEmail'],
  [{ senderMobile: '98765' }, 'senderMobile'],
  [{ message: 'a'.repeat(301) }, 'message'],
])('the gift card field %j is refused by name, without an API call', async (change, field) => {
  const before = testClient.exchanges.length;
  const answer = await buy(change);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.problems)).toEqual([field]);
  expect(testClient.exchanges).toHaveLength(before);
});

test('unknown fields of the gift card form are ignored', async () => {
  await buy({ Amount: 50_000, State: 'issued', customerId: 'x', TestPayment: false, price: 1 });
  expect(await orders()).toMatchObject([{ state: 'awaiting-payment', amount: 250_000, customer_id: null }]);
});

test.each(['nothing-has-this-id', '../../x', '', ['x'], null])(
  'the gift card order id %j cannot be paid',
  async (id) => {
    const answer = await pay(id);
    expect([404, 422]).toContain(answer.status);
    expect(answer.body.ok).toBe(false);
  },
);

test('where gift cards cannot be paid, nothing is ordered and the form says so', async () => {
  const closed = await clientOnApi();
  serveWith(closed.client);
  const answer = await buy();
  expect(answer.body.problems).toEqual({ '': 'You cannot buy gift cards at the moment. No money was charged.' });
  await closed.api.close();
});

test.each([
  ['PaymentUnavailable', 'no-gateway'],
  ['TooManyRequests', 'too-many'],
  ['Conflict', 'checking'],
] as const)('a gift card payment refused with %s leads back to the order with the notice %s', async (code, notice) => {
  const id = idOf((await buy()).body.location);
  intercept = ({ name }) =>
    name === 'StartPayment' ? replyOf.outcome({ code, data: { RetryAfterSeconds: 60 } }) : undefined;
  expect((await pay(id)).body).toMatchObject({ ok: false, location: `/gift-cards/orders/${id}?notice=${notice}` });
});

test.each(['x', 'nobody-has-this-id'])('the status of the gift card order id %j is not returned', async (id) => {
  const answer = await statusOf(id);
  expect([400, 404, 422]).toContain(answer.status);
  expect(answer.body).not.toHaveProperty('paymentState');
});

test('too many gift card orders for one recipient return HTTP 429 with the time to wait', async () => {
  for (let count = 0; count < 10; count += 1) await buy({ key: randomUUID() }, newBrowser());
  const answer = await buy({ key: randomUUID() }, newBrowser());
  expect(answer.status).toBe(429);
  expect(answer.body.problems['']).toMatch(/^Too many attempts\. Try again in \d+ hours\.$/);
});

test('an outage of a gift card order is reported, and repeating it makes one order', async () => {
  intercept = ({ name }) => (name === 'BuyGiftCard' ? new Response('', { status: 502 }) : undefined);
  expect((await buy()).status).toBe(503);
  intercept = () => undefined;
  await buy();
  await buy();
  expect(await orders()).toHaveLength(1);
});

describe('gift cards without JavaScript', () => {
  const submit = (fields: Record<string, string>) => browser.form(POST, PATH, fields);

  test('without JavaScript each gift card form leads to the next page', async () => {
    const id = idOf((await submit(purchase)).headers.get('location') ?? '');
    const paid = await browser.form(PAY, PAY_PATH, { order: id, gateway: 'razorpay' });
    expect(paid.headers.get('location')).toBe(`/gift-cards/orders/${id}?method=razorpay`);
  });

  test.each([
    [
      '120 characters of English',
      'May every hour of the new year be as good as this one. '.repeat(3).slice(0, 120),
      {},
    ],
    ['200 characters of Hindi', 'जन्मदिन की बहुत बहुत शुभकामनाएँ। '.repeat(7).slice(0, 200), {}],
    ['200 syllables in no order', incompressibleText(200), { message: expect.stringMatching(/enter it again/) }],
  ])(
    'a gift card message of %s is returned with the form, or the form says that it was not',
    async (_what, message, unsaved) => {
      const { headers } = await submit({ ...purchase, message, recipientEmail: 'asha' });
      jar.set('formNotes', browser.cookies.get('formNotes') ?? '');
      const query = new URL(headers.get('location') ?? '', 'http://shop.test').searchParams;
      const shown = await readForm(PURCHASE_FORM, { refused: query.get('refused') ?? '' }, PURCHASE_FIELDS);
      expect(shown.values.message).toBe('message' in unsaved ? undefined : message);
      expect(shown.problems).toEqual({ recipientEmail: expect.stringMatching(/email/), ...unsaved });
      expect(shown.values).toMatchObject({
        key: purchase.key,
        recipientName: 'Asha Rao',
        senderEmail: purchase.senderEmail,
        senderMobile: purchase.senderMobile,
      });
    },
  );

  test('a refused gift card form is returned with its key and its values', async () => {
    const answer = await submit({ ...purchase, recipientEmail: 'asha' });
    expect(answer.headers.get('location')).toBe('/gift-cards?refused=gift-card-purchase');
    const flash = await refusedForm(browser.cookies.get('formNotes'));
    expect(Object.values(flash.values)).toEqual(expect.arrayContaining([purchase.key, 'Asha Rao', 'asha', '2500']));
  });
});
