import { TestSandbox } from '../testing/test-sandbox.ts';

let it: TestSandbox;
beforeEach(() => {
  it = new TestSandbox();
});

const ORDER = { amount: 50_000, currency: 'INR', receipt: 'attempt1' };

test('a Razorpay order is created and found by its id and by its receipt', async () => {
  const { status, body } = await it.razorpay('/orders', { ...ORDER, notes: { subject: 'order' } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    entity: 'order',
    ...ORDER,
    amount_paid: 0,
    amount_due: 50_000,
    status: 'created',
    attempts: 0,
    notes: { subject: 'order' },
  });
  expect(body.id).toMatch(/^order_[A-Za-z0-9]{14}$/);
  expect((await it.razorpay(`/orders/${body.id}`)).body).toEqual(body);
  expect((await it.razorpay('/orders?receipt=attempt1')).body).toEqual({
    entity: 'collection',
    count: 1,
    items: [body],
  });
  expect((await it.razorpay('/orders?receipt=other')).body.count).toBe(0);
});

test('a repeated receipt returns the same Razorpay order and never creates a second one', async () => {
  const unique = { ...ORDER, unique_receipt: true };
  const [first, second] = [await it.razorpay('/orders', unique), await it.razorpay('/orders', unique)];
  expect(second).toEqual(first);
  const cheaper = await it.razorpay('/orders', { ...unique, amount: 100 });
  expect(cheaper).toMatchObject({ status: 400, body: { error: { description: 'Order receipt should be unique.' } } });
  expect((await it.razorpay('/orders', ORDER)).status).toBe(400);
  expect((await it.razorpay('/orders')).body.count).toBe(1);
});

test.each([
  [{ amount: 99 }, 'amount_less_than_minimum_amount'],
  [{ amount: 100.5 }, 'input_validation_failed'],
  [{ amount: '50000' }, 'input_validation_failed'],
  [{ currency: 'USD' }, 'input_validation_failed'],
  [{ receipt: 'r'.repeat(41) }, 'input_validation_failed'],
])('a Razorpay order with %j is refused', async (change, reason) => {
  const refused = await it.razorpay('/orders', { ...ORDER, ...change });
  expect(refused).toMatchObject({ status: 400, body: { error: { code: 'BAD_REQUEST_ERROR', reason } } });
});

test('a Razorpay order changes from created to attempted to paid', async () => {
  const id = await it.order();
  await it.control('/pay', { reference: id, outcome: 'fail' });
  expect((await it.razorpay(`/orders/${id}`)).body).toMatchObject({ status: 'attempted', attempts: 1, amount_paid: 0 });
  await it.control('/pay', { reference: 'attempt1' });
  expect((await it.razorpay(`/orders/${id}`)).body).toMatchObject({ status: 'paid', attempts: 2, amount_due: 0 });
  const { items } = (await it.razorpay(`/orders/${id}/payments`)).body;
  expect(items.map(({ status }: { status: string }) => status)).toEqual(['failed', 'captured']);
});

test('a Razorpay request with the wrong keys is HTTP 401', async () => {
  const wrong = { authorization: `Basic ${btoa('rzp_test_samay:guessed')}` };
  expect((await it.razorpay('/orders', ORDER, wrong)).status).toBe(401);
  expect((await it.razorpay('/payments/pay_a', undefined, wrong)).status).toBe(401);
  expect((await it.razorpay('/refunds/rfnd_a', undefined, wrong)).status).toBe(401);
});

test.each(['/orders/order_a', '/orders/order_a/payments', '/payments/pay_a', '/payments/pay_a/refunds', '/refunds/a'])(
  'an unknown Razorpay id is answered as not existing: %s',
  async (path) => {
    expect(await it.razorpay(path)).toMatchObject({
      status: 400,
      body: { error: { description: 'The id provided does not exist' } },
    });
  },
);
