import { replaceSingleton } from '#lib/shared/singleton.ts';
import { testOrder } from '#lib/testing/examples/order.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { type Exchange, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { setOptions } from '#lib/testing/storefront/site-options.ts';
import { POST } from './route.ts';

const NUMBER = 'SM-261121-ABC234';
const PATH = '/api/orders/change';
const PAGE = `/myaccount/myaccount-order/modify?order=${NUMBER}`;
const ORDER = `/myaccount/myaccount-order?order=${NUMBER}`;
/** The form with the order's current values. */
const FIELDS = {
  order: NUMBER,
  key: 'key-of-the-form',
  fullName: 'Asha Rao',
  mobile: '98765 43210',
  pincode: '560 001',
  addressLine1: '14 Lake View',
  addressLine2: 'MG Road',
  city: 'Bengaluru',
  'size-line-of-an-order-1': '1801AV01',
};

const STORED_ORDER = testOrder();
const DETAILS = {
  ...STORED_ORDER,
  Products: STORED_ORDER.Products.map((line) => ({ ...line, LineId: 'line-of-an-order-1' })),
};

const setup = setUpRetailApi({
  intercept: ({ name }: Exchange) => {
    if (name === 'OrderDetails') return replyOf.data(DETAILS);
    return name === 'ModifyOrder' ? answer() : undefined;
  },
});
let answer: () => Response;
const requests = () => setup.exchanges.filter(({ name }) => name === 'ModifyOrder').map(({ body }) => body);

beforeEach(() => {
  answer = () => replyOf.data(testOrder());
  setup.exchanges.length = 0;
});

async function send(fields: Record<string, string>) {
  const { browser } = await customerBrowser(setup.api);
  const { status, body } = await browser.json(POST, 'POST', PATH, fields);
  return { status, ...body };
}

test('the address of an order is changed as typed, in canonical form', async () => {
  const { browser } = await customerBrowser(setup.api);
  const { status, headers } = await browser.form(POST, PATH, { ...FIELDS, landmark: ' Post  office ', city: 'Mysuru' });
  expect([status, headers.get('location')]).toEqual([303, `${ORDER}&notice=order-changed`]);
  expect(requests()).toMatchObject([
    {
      OrderNumber: NUMBER,
      IdempotencyKey: 'key-of-the-form',
      Sizes: [],
      Address: {
        FullName: 'Asha Rao',
        Mobile: '9876543210',
        Landmark: 'Post office',
        City: 'Mysuru',
        Pincode: '560001',
      },
    },
  ]);
});

test('a new size alone is requested without a new address', async () => {
  expect(await send({ ...FIELDS, 'size-line-of-an-order-1': '1801AV02' })).toMatchObject({ ok: true });
  expect(requests()).toMatchObject([{ Address: null, Sizes: [{ LineId: 'line-of-an-order-1', SKU: '1801AV02' }] }]);
});

test('an unchanged order form makes no API call', async () => {
  expect(await send(FIELDS)).toMatchObject({ ok: true, location: `${ORDER}&notice=order-unchanged` });
  expect(requests()).toEqual([]);
});

test('an invalid field of an order change is reported at the field, and nothing is changed', async () => {
  const { status, problems } = await send({ ...FIELDS, fullName: '', pincode: '012345' });
  expect([status, Object.keys(problems)]).toEqual([422, ['fullName', 'pincode']]);
  expect(requests()).toEqual([]);
});

const containing = (text: string) => expect.stringContaining(text);
test.each<[string, Record<string, string>, Parameters<typeof replyOf.outcome>[0], object]>([
  [
    'a pincode that nothing is delivered to',
    { pincode: '999999' },
    { code: 'NotServiceable', data: {} },
    { problems: { pincode: containing('do not deliver') } },
  ],
  [
    'a size that is sold out',
    { 'size-line-of-an-order-1': '1801AV02' },
    { code: 'OutOfStock', data: {} },
    { problems: { 'size-line-of-an-order-1': containing('sold out') } },
  ],
  [
    'a size at another price',
    { 'size-line-of-an-order-1': '1801AV02' },
    { code: 'NotAllowedNow', data: { Reason: 'difference' } },
    { problems: { 'size-line-of-an-order-1': containing('price of this size has changed') } },
  ],
  [
    'another state',
    { pincode: '400001' },
    { code: 'InvalidRequest', data: { Field: 'Pincode' } },
    { problems: { pincode: containing('another state') } },
  ],
  [
    'a pincode where no cash is taken',
    { pincode: '560002' },
    { code: 'MethodNotOffered', data: {} },
    { problems: { pincode: containing('Cash on delivery is not available') } },
  ],
  [
    'an order that is packed',
    { city: 'Mysuru' },
    { code: 'NotAllowedNow', data: { Reason: 'packed' } },
    { location: `${ORDER}&notice=too-late-to-change` },
  ],
  [
    'a field that is not taken',
    { city: 'Mysuru' },
    { code: 'InvalidRequest', data: { Field: 'City' } },
    { problems: { city: containing('check this entry') } },
  ],
])('an order change refused for %s is reported as such', async (_what, change, outcome, expected) => {
  answer = () => replyOf.outcome(outcome);
  expect(await send({ ...FIELDS, ...change })).toMatchObject({ ok: false, ...expected });
});

test('in an outage the result of an order change is reported as unknown', async () => {
  answer = () => new Response('', { status: 502 });
  const { status, problems } = await send({ ...FIELDS, city: 'Mysuru' });
  expect([status, problems['']]).toEqual([503, containing('could not check whether')]);
});

test('a guest changing an order is sent to the sign-in and back', async () => {
  const { body } = await newBrowser().json(POST, 'POST', PATH, FIELDS);
  expect(body.location).toBe(`/users/sign_in?next=${encodeURIComponent(`${PAGE}&refused=order-change`)}`);
});

test('where the store does not offer changes, no order is changed', async () => {
  await setOptions(setup.api, { ORDER_MODIFY: 'off' });
  replaceSingleton('known.site-options', undefined);
  const reply = await send({ ...FIELDS, city: 'Mysuru' });
  expect(reply).toMatchObject({ ok: false, location: `${ORDER}&notice=action-not-offered` });
  expect(requests()).toEqual([]);
  await setOptions(setup.api, {});
  replaceSingleton('known.site-options', undefined);
});
