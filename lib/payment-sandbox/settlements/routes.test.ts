import { parse } from 'csv-parse/sync';
import { payuForm, TestSandbox } from '../testing/test-sandbox.ts';

let it: TestSandbox;
beforeEach(() => {
  it = new TestSandbox();
});

const report = async (file: string) => {
  const response = await it.page(`/settlements/${file}`);
  return parse(await response.text(), { columns: true }) as Record<string, string>[];
};
const pay = async (reference: string) => (await it.control('/pay', { reference })).body.payment;

test('captured payments and processed refunds are settled by day, less the fee and its tax', async () => {
  await it.order('attempt1', 50_000);
  await it.order('attempt2', 700);
  const payment = await pay('attempt1');
  await it.control('/pay', { reference: 'attempt2', outcome: 'fail' });
  it.at += 24 * 3_600_000;
  await it.razorpay(`/payments/${payment.id}/refund`, { amount: 1_000 }, { 'x-refund-idempotency': 'refund-0001' });
  const [settled, refunded, ...rest] = await report('razorpay.csv');
  expect(settled).toMatchObject({
    entity_id: payment.id,
    type: 'payment',
    amount: '500.00',
    fee: '11.80',
    tax: '1.80',
  });
  expect(settled).toMatchObject({ credit: '488.20', debit: '0.00', settlement_id: 'setl_Sandbox20261101' });
  expect(refunded).toMatchObject({
    type: 'refund',
    debit: '10.00',
    fee: '0.00',
    settlement_id: 'setl_Sandbox20261102',
  });
  expect(rest).toEqual([]);
});

test("PayU's report names a refund by its request", async () => {
  await it.form('/payu/_payment', payuForm());
  const payment = await pay('attempt1');
  const { body } = await it.payu('cancel_refund_transaction', payment.id, { var2: 'token-1', var3: '10.00' });
  const [captured, refund] = await report('payu.csv');
  expect(captured).toMatchObject({ action: 'capture', payuId: payment.id, merchantNetAmount: '1205.37' });
  expect(refund).toMatchObject({ action: 'refund', requestId: body.request_id, merchantNetAmount: '-10.00' });
});

test('a report with differences has a payment that is a rupee short, and one of nobody', async () => {
  await it.order('attempt1', 50_000);
  const payment = await pay('attempt1');
  const rows = await report('razorpay.csv?differences=on');
  expect(rows.map(({ entity_id, amount }) => [entity_id === payment.id, amount])).toEqual([
    [true, '499.00'],
    [false, '499.00'],
  ]);
});

test('the page leads to the reports of gateways with payments', async () => {
  await it.order();
  await pay('attempt1');
  const page = await (await it.page('/settlements')).text();
  expect(page).toContain('href="/settlements/razorpay.csv"');
  expect(page).toContain('Nothing was paid by PayU yet.');
  expect((await it.page('/settlements/bank.csv')).status).toBe(404);
});

test.each([
  ['razorpay', 'entity_id,type,debit'],
  ['payu', 'action,payuId,requestId'],
])('the report of %s without payments is its header', async (gateway, columns) => {
  const text = await (await it.page(`/settlements/${gateway}.csv`)).text();
  expect(text.startsWith(columns)).toBe(true);
  expect(text.trimEnd().split('\n')).toHaveLength(1);
});
