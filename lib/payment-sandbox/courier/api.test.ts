import { SANDBOX_COURIER } from '#lib/shared/payment-sandbox.ts';
import { TestSandbox } from '../testing/test-sandbox.ts';

const BASE = 'http://127.0.0.1:4200/courier';
const ORDER = {
  order_id: 'SM-261101-AAAAAA-1F00D',
  order_date: '2026-11-01',
  pickup_location: SANDBOX_COURIER.pickupLocation,
  billing_customer_name: 'Asha',
  billing_last_name: 'Rao (Mrs)',
  billing_address: '12 Lake Road',
  billing_city: 'Bengaluru',
  billing_pincode: 560001,
  billing_state: 'Karnataka',
  billing_country: 'India',
  billing_email: 'asha@example.com',
  billing_phone: 9876543210,
  shipping_is_billing: true,
  order_items: [{ name: 'Watch', sku: 'W1', units: 1, selling_price: 12495 }],
  payment_method: 'COD',
  sub_total: 12495,
  length: 15,
  breadth: 12,
  height: 8,
  weight: 0.5,
};

let sandbox: TestSandbox;
let token = '';

beforeEach(async () => {
  sandbox = new TestSandbox();
  const { email, password } = SANDBOX_COURIER;
  token = (await call('/auth/login', { email, password })).body.token;
});

async function call(path: string, body?: object) {
  const response = await sandbox.app.request(`${BASE}/v1/external${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

async function booked() {
  const { shipment_id, order_id } = (await call('/orders/create/adhoc', ORDER)).body;
  const { awb_code } = (await call('/courier/assign/awb', { shipment_id })).body.response.data;
  return { shipment_id, order_id, awb: awb_code };
}

test('nobody without a token is answered', async () => {
  token = 'another';
  expect((await call('/orders?search=')).status).toBe(401);
  expect((await call('/auth/login', { email: 'a', password: 'b' })).status).toBe(400);
});

test('an order is made once for its number, and gets one AWB', async () => {
  const first = await booked();
  expect((await call('/orders/create/adhoc', { ...ORDER, weight: 2 })).body).toMatchObject({
    order_id: first.order_id,
    shipment_id: first.shipment_id,
  });
  expect((await call('/courier/assign/awb', { shipment_id: first.shipment_id })).status).toBe(400);
  const { data } = (await call(`/orders?search=${ORDER.order_id}`)).body;
  expect(data).toMatchObject([{ channel_order_id: ORDER.order_id, shipments: [{ awb: first.awb }] }]);
});

test('a missing field is named', async () => {
  const { billing_city, ...rest } = ORDER;
  expect(await call('/orders/create/adhoc', rest)).toMatchObject({
    status: 422,
    body: { errors: { billing_city: [expect.any(String)] } },
  });
});

test('the label is a PDF whose table finds its objects', async () => {
  const { awb, shipment_id } = await booked();
  const { label_url } = (await call('/courier/generate/label', { shipment_id: [shipment_id] })).body;
  const pdf = await (await sandbox.app.request(label_url)).text();
  expect(pdf).toContain(`AWB ${awb}`);
  expect(pdf).toContain('Asha Rao \\(Mrs\\)');
  const table = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  expect(pdf.slice(table)).toMatch(/^xref\n/);
  const offsets = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => pdf.slice(offset, offset + 5))).toEqual(['1 0 o', '2 0 o', '3 0 o', '4 0 o', '5 0 o']);
});

test('a button of the page is a scan, and a webhook with all scans and the token', async () => {
  const { awb, order_id } = await booked();
  const page = `${BASE}/tracking/${awb}`;
  for (const name of ['picked-up', 'delivered']) {
    const reply = await sandbox.app.request(page, { method: 'POST', body: new URLSearchParams({ name }) });
    expect(reply.status).toBe(303);
  }
  expect(await (await sandbox.app.request(page)).text()).toContain('DELIVERED: Delivered');
  const [, last] = sandbox.sandbox.webhooks.due(sandbox.at, 10);
  expect(last).toMatchObject({ gateway: 'courier', headers: { 'x-api-key': SANDBOX_COURIER.webhookToken } });
  expect(JSON.parse(last?.body ?? '')).toMatchObject({
    awb,
    shipment_status_id: 7,
    current_timestamp: '01 11 2026 17:30:00',
    scans: [{ 'sr-status': '42' }, { 'sr-status': '7', date: '2026-11-01 17:30:00' }],
  });
  expect((await call('/orders/cancel', { ids: [order_id] })).status).toBe(400);
  expect((await sandbox.app.request(page, { method: 'POST', body: new URLSearchParams({ name: 'x' }) })).status).toBe(
    400,
  );
});
