import { payuForm, TestSandbox } from '../testing/test-sandbox.ts';

let it: TestSandbox;
beforeEach(async () => {
  it = new TestSandbox();
  await it.form('/payu/_payment', payuForm());
});

const pay = async (more: Record<string, unknown> = {}): Promise<string> =>
  (await it.control('/pay', { reference: 'attempt1', ...more })).body.payment.id;
const refund = (id: string, token: string, amount: string) =>
  it.payu('cancel_refund_transaction', id, { var2: token, var3: amount });

test.each([
  ['pay', 'now', 'success', 'captured', 1234.5],
  ['pay', 'authorise', 'success', 'auth', 1234.5],
  ['pay', 'pending', 'pending', 'in progress', '0.00'],
  ['fail', 'now', 'failure', 'failed', '0.00'],
  ['cancel', 'now', 'failure', 'userCancelled', '0.00'],
])(
  'after %s with taking %s, verify_payment returns the status %s',
  async (outcome, taking, status, unmapped, debit) => {
    const mihpayid = await pay({ outcome, taking });
    const { body } = await it.payu('verify_payment', 'attempt1');
    expect(body).toMatchObject({ status: 1, msg: '1 out of 1 Transactions Fetched Successfully' });
    expect(body.transaction_details.attempt1).toMatchObject({
      mihpayid,
      txnid: 'attempt1',
      amt: '1234.50',
      status,
      unmappedstatus: unmapped,
      net_amount_debit: debit,
    });
  },
);

test('verify_payment takes several transactions and does not find one without an attempt', async () => {
  await it.form('/payu/_payment', payuForm({ txnid: 'attempt2' }));
  await pay();
  const { body } = await it.payu('verify_payment', 'attempt1|attempt2');
  expect(body.msg).toBe('1 out of 2 Transactions Fetched Successfully');
  expect(body.transaction_details.attempt2).toEqual({ mihpayid: 'Not Found', status: 'Not Found' });
  expect((await it.payu('verify_payment', 'attempt2')).body.status).toBe(0);
});

test('verify_payment returns the payment rather than a failed attempt', async () => {
  await pay({ outcome: 'fail' });
  await pay();
  expect((await it.payu('verify_payment', 'attempt1')).body.transaction_details.attempt1.status).toBe('success');
});

test('a PayU service call with a wrong hash, key or command is refused', async () => {
  expect((await it.payu('verify_payment', 'attempt1', { hash: 'a' })).body).toEqual({
    status: 0,
    msg: 'Invalid Hash.',
  });
  expect((await it.payu('verify_payment', 'attempt1', { key: 'other' })).body.status).toBe(0);
  expect((await it.payu('drop_everything', 'attempt1')).body).toEqual({ status: 0, msg: 'Invalid command' });
});

test('a PayU refund is queued and can be queried by its own id', async () => {
  const id = await pay();
  const { body } = await refund(id, 'token1', '1000.00');
  expect(body).toMatchObject({ status: 1, msg: 'Refund Request Queued', mihpayid: id, error_code: 102 });
  const answer = (await it.payu('check_action_status', body.request_id)).body;
  expect(answer.transaction_details[body.request_id][body.request_id]).toMatchObject({
    mihpayid: id,
    amt: '1000.00',
    action: 'refund',
    token: 'token1',
    status: 'success',
  });
  expect(it.events()).toEqual(['Successful', 'Refund']);
});

test('an authorised PayU payment is captured once and in full', async () => {
  const id = await pay({ taking: 'authorise' });
  const capture = async (amount: string) =>
    (await it.payu('capture_transaction', id, { var2: 't', var3: amount })).body;
  expect(await capture('1.00')).toMatchObject({ status: 0, error_code: 117 });
  expect(await capture('1234.50')).toMatchObject({ status: 1, msg: 'Capture Request Queued' });
  expect(await capture('1234.50')).toMatchObject({ status: 0, error_code: 111 });
  const { body } = await it.payu('verify_payment', 'attempt1');
  expect(body.transaction_details.attempt1.unmappedstatus).toBe('captured');
  expect(it.events()).toEqual(['Successful', 'Successful']);
});

test('a pending PayU payment can be settled later', async () => {
  await pay({ taking: 'pending' });
  expect(it.events()).toEqual([]);
  await it.control('/late', { reference: 'attempt1' });
  expect(it.events()).toEqual(['Successful']);
});

test('check_action_status lists the refunds of a PayU payment', async () => {
  const id = await pay();
  expect((await it.payu('check_action_status', id, { var2: 'payuid' })).body.status).toBe(0);
  await refund(id, 'token1', '1.00');
  await refund(id, 'token2', '2.00');
  const { body } = await it.payu('check_action_status', id, { var2: 'payuid' });
  const actions: { token: string }[] = Object.values(body.transaction_details[id]);
  expect(actions.map(({ token }) => token).toSorted()).toEqual(['token1', 'token2']);
});

test.each([
  ['pending', 'queued'],
  ['failed', 'failure'],
])('check_action_status returns a refund that is %s as %s', async (mode, status) => {
  await it.control('/refunds', { mode });
  const { request_id: request } = (await refund(await pay(), 'token1', '1.00')).body;
  const answer = (await it.payu('check_action_status', request)).body;
  expect(answer.transaction_details[request][request].status).toBe(status);
});

test('PayU refunds never exceed the payment, and a refund token is accepted once', async () => {
  const id = await pay();
  expect((await refund(id, 'token1', '1234.51')).body).toMatchObject({ status: 0, error_code: 105 });
  expect((await refund(id, 'token1', '1234.00')).body.status).toBe(1);
  expect((await refund(id, 'token1', '0.50')).body).toMatchObject({ status: 0, error_code: 106 });
  expect((await refund(id, 'token2', '0.51')).body).toMatchObject({ status: 0, error_code: 105 });
  expect((await refund(id, 'token3', '0.50')).body.status).toBe(1);
});

test('a failed or unknown PayU payment is not refunded', async () => {
  expect((await refund(await pay({ outcome: 'fail' }), 'token1', '1.00')).body.error_code).toBe(111);
  expect((await refund('1', 'token1', '1.00')).body.error_code).toBe(116);
  expect((await it.payu('check_action_status', '1')).body).toMatchObject({
    status: 0,
    transaction_details: { 1: 'No action status found' },
  });
});
