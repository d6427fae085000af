import { replaceSingleton } from '#lib/shared/singleton.ts';
import { testOrder } from '#lib/testing/examples/order.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import { setOptions } from '#lib/testing/storefront/site-options.ts';
import { GET as preview } from './preview/route.ts';
import { POST } from './route.ts';

const NUMBER = 'SM-261121-ABC234';
const LINE = 'line-of-an-order-1';
const PATH = '/api/orders/cancellation';
const PAGE = `/myaccount/myaccount-order/cancel?order=${NUMBER}`;
const ORDER = `/myaccount/myaccount-order?order=${NUMBER}`;
const FIELDS = { order: NUMBER, key: 'key-of-the-form', scope: 'all', reason: 'changed-mind', expected: '1259400' };

const setup = setUpRetailApi();
const requests = (name: string) => setup.exchanges.filter((exchange) => exchange.name === name).map(({ body }) => body);

beforeEach(() => {
  setup.intercept = ({ name }) =>
    name === 'CancelOrder' ? replyOf.data(testOrder({ State: 'cancelled' })) : undefined;
  setup.exchanges.length = 0;
});

async function send(fields: Record<string, string>) {
  const { browser } = await customerBrowser(setup.api);
  const { status, body } = await browser.json(POST, 'POST', PATH, fields);
  return { status, ...body };
}
async function sendPlain(fields: Record<string, string>) {
  const { browser } = await customerBrowser(setup.api);
  const { status, headers } = await browser.form(POST, PATH, fields);
  return [status, headers.get('location')];
}

test('a whole order is cancelled for the refund that was shown', async () => {
  expect(await send({ ...FIELDS, comment: 'Sorry', to: 'gift-card' })).toMatchObject({
    ok: true,
    location: `${ORDER}&notice=order-cancelled`,
  });
  expect(requests('CancelOrder')).toMatchObject([
    {
      OrderNumber: NUMBER,
      Lines: [],
      Reason: 'changed-mind',
      Comment: 'Sorry',
      RefundTo: 'gift-card',
      ExpectedRefund: 12_594,
      IdempotencyKey: 'key-of-the-form',
    },
  ]);
});

test('some items of an order are cancelled and the others are kept', async () => {
  setup.intercept = ({ name }) => (name === 'CancelOrder' ? replyOf.data(testOrder()) : undefined);
  const some = { ...FIELDS, scope: 'some', [`quantity-${LINE}`]: '2' };
  expect(await sendPlain(some)).toEqual([303, `${ORDER}&notice=items-cancelled`]);
  expect(requests('CancelOrder')).toMatchObject([{ Lines: [{ LineId: LINE, Quantity: 2 }] }]);
});

test.each<[string, Record<string, string>, string]>([
  ['a reason', { reason: '' }, 'reason'],
  ['any pieces', { scope: 'some', [`quantity-${LINE}`]: '0' }, 'scope'],
  ['the amount that goes back', { expected: '' }, ''],
])('an order is not cancelled without %s', async (_what, change, field) => {
  const { status, problems } = await send({ ...FIELDS, ...change });
  expect([status, Object.keys(problems)]).toEqual([422, [field]]);
  expect(requests('CancelOrder')).toEqual([]);
});

test('without JavaScript the cancellation page previews the refund of the selection without cancelling', async () => {
  const fields = { ...FIELDS, scope: 'some', [`quantity-${LINE}`]: '2', reason: '', intent: 'preview' };
  expect(await sendPlain(fields)).toEqual([303, `${PAGE}&items=${LINE}.2&refused=order-cancellation`]);
  expect(requests('CancelOrder')).toEqual([]);
});

test.each<[string, Parameters<typeof replyOf.outcome>[0], object]>([
  [
    'another amount',
    { code: 'PriceChanged', data: {} },
    { status: 409, problems: { '': expect.stringContaining('refund amount has changed') } },
  ],
  [
    'an order that is packed',
    { code: 'NotAllowedNow', data: { Reason: 'packed' } },
    { location: `${ORDER}&notice=too-late-to-cancel` },
  ],
  [
    'what is cancelled already',
    { code: 'NotAllowedNow', data: { Reason: 'nothing-left' } },
    { location: `${ORDER}&notice=already-cancelled` },
  ],
  ['the same form with other pieces', { code: 'KeyReused', data: {} }, { location: PAGE }],
  ['the order of another customer', { code: 'NotFound', data: {} }, { status: 404 }],
])('a cancellation refused for %s is reported as such', async (_what, outcome, expected) => {
  setup.intercept = ({ name }) => (name === 'CancelOrder' ? replyOf.outcome(outcome) : undefined);
  expect(await send(FIELDS)).toMatchObject(expected);
});

test('where fewer items are left than were chosen, the cancellation form restarts with those', async () => {
  const few = { code: 'NotAllowedNow', data: { Reason: 'nothing-left' } } as const;
  setup.intercept = ({ name }) => (name === 'CancelOrder' ? replyOf.outcome(few) : undefined);
  const some = { ...FIELDS, scope: 'some', [`quantity-${LINE}`]: '2' };
  expect(await send(some)).toMatchObject({ ok: false, location: PAGE });
});

test('in an outage the result of a cancellation is reported as unknown', async () => {
  setup.intercept = ({ name }) => (name === 'CancelOrder' ? new Response('', { status: 502 }) : undefined);
  const { status, problems } = await send(FIELDS);
  expect([status, problems['']]).toEqual([503, expect.stringContaining('could not confirm the cancellation')]);
});

test('a guest cancelling an order is sent to the sign-in and back', async () => {
  const { body } = await newBrowser().json(POST, 'POST', PATH, FIELDS);
  expect(body.location).toBe(`/users/sign_in?next=${encodeURIComponent(`${PAGE}&refused=order-cancellation`)}`);
});

test('where the store does not offer cancellation, no order is cancelled', async () => {
  await setOptions(setup.api, { ORDER_CANCEL: 'off' });
  replaceSingleton('known.site-options', undefined);
  expect(await send(FIELDS)).toMatchObject({ ok: false, location: `${ORDER}&notice=action-not-offered` });
  expect(requests('CancelOrder')).toEqual([]);
  await setOptions(setup.api, {});
  replaceSingleton('known.site-options', undefined);
});

describe('cancellation preview', () => {
  const part = (Method: string, Amount: number) => ({ Method, Name: 'razorpay', Amount });
  const request = async (query: string) =>
    (await customerBrowser(setup.api)).browser.get(preview, `${PATH}/preview?${query}`);
  const parts = (...all: object[]) => {
    setup.intercept = ({ name }) =>
      name === 'OrderRefundPreview' ? replyOf.data({ Amount: 150, Parts: all, BankNeeded: false }) : undefined;
  };

  test('the cancellation preview has both refund destinations where there is a choice', async () => {
    parts(part('gateway', 150));
    const { body, headers } = await request(`order=${NUMBER}&items=${LINE}.1`);
    const plan = { amount: 15_000, parts: [{ method: 'gateway', name: 'razorpay', amount: 15_000 }] };
    expect(body).toEqual({ source: plan, giftCard: plan });
    expect(headers.get('cache-control')).toBe('private, no-store');
    const line = { Lines: [{ LineId: LINE, Quantity: 1 }], For: 'cancel' };
    expect(requests('OrderRefundPreview')).toMatchObject([
      { ...line, RefundTo: 'source' },
      { ...line, RefundTo: 'gift-card' },
    ]);
  });

  test('the cancellation preview has one plan where there is no choice', async () => {
    parts(part('gift-card', 100), part('due', 50));
    expect((await request(`order=${NUMBER}`)).body.giftCard).toBeNull();
    expect(requests('OrderRefundPreview')).toMatchObject([{ Lines: [] }]);
  });

  test('the cancellation preview with an empty selection is not that of the whole order', async () => {
    expect((await request(`order=${NUMBER}&items=`)).status).toBe(400);
    expect(requests('OrderRefundPreview')).toEqual([]);
  });

  test('the cancellation preview is not returned to a guest', async () => {
    expect((await newBrowser().get(preview, `${PATH}/preview?order=${NUMBER}`)).status).toBe(401);
  });
});
