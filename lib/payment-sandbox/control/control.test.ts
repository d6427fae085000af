import { TestSandbox } from '../testing/test-sandbox.ts';

let it: TestSandbox;
beforeEach(() => {
  it = new TestSandbox();
});

test('the ledger lists payments and refunds by attempt', async () => {
  const order = await it.order();
  await it.order('attempt2', 700);
  const { payment } = (await it.control('/pay', { reference: 'attempt1' })).body;
  await it.razorpay(`/payments/${payment.id}/refund`, { amount: 1_000 }, { 'x-refund-idempotency': 'refund-0001' });
  const { attempts } = (await it.control('/ledger')).body;
  expect(attempts).toHaveLength(2);
  expect((await it.control('/ledger?reference=attempt1')).body.attempts).toEqual([attempts[0]]);
  expect((await it.control('/ledger?reference=none')).body.attempts).toEqual([]);
  expect(attempts[0]).toMatchObject({
    gateway: 'razorpay',
    reference: 'attempt1',
    gatewayOrderId: order,
    amount: 50_000,
  });
  expect(attempts[0].payments).toMatchObject([
    {
      id: payment.id,
      status: 'captured',
      captured: 50_000,
      refunded: 1_000,
      refunds: [{ amount: 1_000, status: 'processed', key: 'refund-0001' }],
    },
  ]);
});

test('webhooks are listed for all orders or for one order', async () => {
  await it.order();
  const other = await it.order('attempt2');
  await it.control('/pay', { reference: 'attempt1' });
  await it.control('/pay', { reference: 'attempt2', outcome: 'fail' });
  const events = async (query: string) =>
    (await it.control(`/webhooks${query}`)).body.webhooks.map(({ event }: { event: string }) => event);
  expect(await events('')).toHaveLength(4);
  expect(await events('?reference=attempt2')).toEqual(['payment.failed']);
  expect(await events(`?reference=${other}`)).toEqual(['payment.failed']);
});

test.each([
  ['error', 502],
  ['down', 503],
  ['lost', 503],
])('a gateway outage of the kind %s answers HTTP %d, and ends on request', async (mode, status) => {
  await it.control('/outage', { gateway: 'razorpay', mode });
  const request = {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('rzp_test_samay:sandbox-razorpay-key-secret')}` },
  };
  const body = JSON.stringify({ amount: 100, currency: 'INR', receipt: 'attempt1' });
  const response = await it.app.request('http://127.0.0.1/razorpay/v1/orders', { ...request, body });
  expect(response.status).toBe(status);
  await it.control('/outage', { gateway: 'razorpay', mode: 'none' });
  // In the mode `lost` the request was carried out, only the response was lost.
  expect((await it.razorpay('/orders')).body.count).toBe(mode === 'lost' ? 1 : 0);
});

test("a request hangs until the gateway's outage ends, while the other gateway works", async () => {
  await it.control('/outage', { gateway: 'payu', mode: 'hang' });
  let isAnswered = false;
  const hanging = it.form('/payu/merchant/postservice.php?form=2', {}).then(({ status }) => {
    isAnswered = true;
    return status;
  });
  await it.order();
  expect(isAnswered).toBe(false);
  await it.control('/outage', { gateway: 'payu', mode: 'none' });
  expect(await hanging).toBe(503);
});

test.each([
  ['/pay', { reference: 'attempt1', outcome: 'steal' }, 400],
  ['/pay', { reference: 'unknown' }, 404],
  ['/late', { reference: 'unknown' }, 404],
  ['/auto-refund', { reference: 'unknown' }, 404],
  ['/refund', { id: 'unknown', status: 'processed' }, 400],
  ['/outage', { gateway: 'bank', mode: 'down' }, 400],
])('the control call %s with %j is refused with HTTP %d', async (path, body, status) => {
  expect((await it.control(path, body)).status).toBe(status);
});

test('a form posted by another site changes nothing in the sandbox', async () => {
  await it.order();
  const body = JSON.stringify({ reference: 'attempt1' });
  const response = await it.app.request('http://127.0.0.1/control/pay', { method: 'POST', body });
  expect(response.status).toBe(400);
  expect(it.sandbox.webhooks.all()).toEqual([]);
});

test.each([
  ['127.0.0.1:4200', 200],
  ['localhost:4200', 200],
  ['[::1]:4200', 200],
  ['shop.example', 403],
  ['127.0.0.1.shop.example:4200', 403],
])('a request with the Host header %s is answered with HTTP %d', async (host, status) => {
  expect((await it.app.request('http://127.0.0.1:4200/control/ledger', { headers: { host } })).status).toBe(status);
});
